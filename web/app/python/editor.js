/**
 * The editor: CodeMirror in the page's colours. It is in a shadow tree, where its styles need no exception from the page's
 * policy. Tab indents; Esc followed by Tab leaves it.
 */

import { closeBrackets, closeBracketsKeymap } from "@codemirror/autocomplete";
import { defaultKeymap, history, historyKeymap, indentWithTab } from "@codemirror/commands";
import { python } from "@codemirror/lang-python";
import { bracketMatching, HighlightStyle, indentOnInput, indentUnit, syntaxHighlighting } from "@codemirror/language";
import { EditorState, StateEffect, StateField } from "@codemirror/state";
import { Decoration, drawSelection, EditorView, keymap, lineNumbers } from "@codemirror/view";
import { tags } from "@lezer/highlight";

/** @typedef {"now" | "wrong"} Mark */
/**
 * @typedef {object} Editor
 * @property {() => string} text
 * @property {(text: string) => void} open shows another text, which does not count as a change
 * @property {(text: string) => void} setText replaces the text as a change that can be undone
 * @property {(line: number | null, mark: Mark) => void} mark marks one line and scrolls it into view
 * @property {(line: number) => void} goTo moves the cursor there
 * @property {() => void} close
 */

const COLOURS = HighlightStyle.define([
  { tag: [tags.keyword, tags.operatorKeyword, tags.controlKeyword], color: "var(--code-word)" },
  {
    tag: [tags.function(tags.variableName), tags.className, tags.definition(tags.className)],
    color: "var(--code-name)",
  },
  { tag: [tags.number, tags.bool, tags.null], color: "var(--code-number)" },
  { tag: [tags.string, tags.special(tags.string)], color: "var(--code-string)" },
  { tag: tags.comment, color: "var(--code-comment)", fontStyle: "italic" },
]);

const LOOKS = EditorView.theme({
  "&": { height: "100%", color: "var(--ink)", backgroundColor: "var(--paper)", fontSize: "0.9rem" },
  "&.cm-focused": { outline: "2px solid var(--green)", outlineOffset: "-2px" },
  ".cm-scroller": { fontFamily: "var(--code)", lineHeight: "1.55", overscrollBehavior: "contain" },
  ".cm-content": { caretColor: "var(--ink)", paddingBlock: "0.7rem" },
  ".cm-cursor": { borderLeftColor: "var(--ink)" },
  ".cm-gutters": { color: "var(--soft)", backgroundColor: "var(--paper)", borderColor: "var(--faint)" },
  "&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground": {
    backgroundColor: "var(--leaf)",
  },
  "&.cm-focused .cm-matchingBracket": { backgroundColor: "var(--leaf)", outline: "1px solid var(--green)" },
  ".cm-line.now": { backgroundColor: "var(--leaf)", boxShadow: "inset 3px 0 var(--green)" },
  ".cm-line.wrong": { backgroundColor: "var(--cut-soft)", boxShadow: "inset 3px 0 var(--cut)" },
});

/** @type {import("@codemirror/state").StateEffectType<{ line: number | null, mark: Mark }>} */
const setMark = StateEffect.define();
const marked = StateField.define({
  create: () => Decoration.none,
  update(marks, transaction) {
    let now = transaction.docChanged ? Decoration.none : marks;
    for (const effect of transaction.effects) {
      if (!effect.is(setMark)) continue;
      const { line, mark } = effect.value;
      const { doc } = transaction.state;
      const isThere = line !== null && line >= 1 && line <= doc.lines;
      now = isThere ? Decoration.set(Decoration.line({ class: mark }).range(doc.line(line).from)) : Decoration.none;
    }
    return now;
  },
  provide: (field) => EditorView.decorations.from(field),
});

/**
 * Replaces the selection by the typed text. Left to the browser, the text would keep the colours of the old text by an
 * inline style, which the page's policy forbids.
 * @type {(event: InputEvent, view: EditorView) => boolean}
 */
function typeOver(event, view) {
  const { data, inputType } = event;
  const { from, to, empty } = view.state.selection.main;
  if (inputType !== "insertText" || data === null || empty || view.composing) return false;
  const replaced = () => view.state.update(view.state.replaceSelection(data), { userEvent: "input.type" });
  const isHandled = view.state.facet(EditorView.inputHandler).some((handle) => handle(view, from, to, data, replaced));
  if (!isHandled) view.dispatch(replaced());
  event.preventDefault();
  return true;
}

/**
 * `changed` is called after each change.
 * @type {(host: HTMLElement, text: string, words: { editor: string, editorHint: string }, changed: () => void) => Editor}
 */
export function createEditor(host, text, words, changed) {
  const root = host.shadowRoot ?? host.attachShadow({ mode: "open" });
  const extensions = [
    lineNumbers(),
    history(),
    drawSelection(),
    indentUnit.of("    "),
    EditorState.tabSize.of(4),
    python(),
    indentOnInput(),
    bracketMatching(),
    closeBrackets(),
    syntaxHighlighting(COLOURS),
    LOOKS,
    marked,
    keymap.of([...closeBracketsKeymap, ...defaultKeymap, ...historyKeymap, indentWithTab]),
    EditorView.domEventHandlers({ beforeinput: typeOver }),
    EditorView.contentAttributes.of({ "aria-label": words.editor, "aria-description": words.editorHint }),
    EditorView.contentAttributes.of({ autocapitalize: "off", spellcheck: "false" }),
    EditorView.updateListener.of((update) => void (update.docChanged && changed())),
  ];
  const stateWith = (/** @type {string} */ doc) => EditorState.create({ doc, extensions });
  const view = new EditorView({ parent: root, root, state: stateWith(text) });
  const startOf = (/** @type {number} */ line) => view.state.doc.line(Math.min(line, view.state.doc.lines)).from;
  return {
    text: () => view.state.doc.toString(),
    open: (next) => view.setState(stateWith(next)),
    setText: (next) => view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: next } }),
    mark(line, mark) {
      const effects = [setMark.of({ line, mark })];
      if (line)
        effects.push(/** @type {any} */ (EditorView.scrollIntoView(startOf(line), { y: "nearest", yMargin: 40 })));
      view.dispatch({ effects });
    },
    goTo(line) {
      view.dispatch({ selection: { anchor: startOf(line) }, scrollIntoView: true });
      view.focus();
    },
    close: () => view.destroy(),
  };
}
