"""The most common errors of Python in plain sentences.

Each entry is a class of error, a pattern for Python's message, and the sentence in both languages,
in which {0}, {1} ... stand for the groups of the pattern.
"""

from __future__ import annotations

import re

from ..model.bilingual import Text

Entry = tuple[type[BaseException], str, str, str]

SENTENCES: tuple[Entry, ...] = (
    (
        SyntaxError,
        r"invalid (?:non-printable )?character '?(.?)'? ?\(?U\+(FF..|3000)",
        "A full-width character stands in the program; write it in half width.",
        "全角の文字がプログラムに入っています。半角で入力してください。",
    ),
    (
        SyntaxError,
        r"invalid character '(.)' \(U\+201[89CD]\)",
        "A quotation mark must be straight: write ' or \" for {0}.",
        "引用符 {0} は使えません。半角の ' か \" で書いてください。",
    ),
    (
        IndentationError,
        r"expected an indented block after (?:'([\w ]+)' statement|(\w+) definition) on line (\d+)",
        "The lines that belong to line {2} must be indented (four spaces).",
        "{2} 行目に続く中身の行を、字下げ（スペース 4 つ）してください。",
    ),
    (
        IndentationError,
        r"",
        "The spaces at the beginning of this line do not match the lines around it.",
        "この行の字下げ（行頭のスペース）が、前後の行と合っていません。",
    ),
    (SyntaxError, r"expected ':'", "A colon (:) is missing here.", "ここにコロン（:）が必要です。"),
    (
        SyntaxError,
        r"'(.)' was never closed",
        "The bracket {0} is opened here and never closed.",
        "ここで開いた {0} が閉じられていません。",
    ),
    (
        SyntaxError,
        r"unmatched '(.)'|closing parenthesis '(.)' does not match",
        "There is a closing bracket without the opening one that belongs to it.",
        "閉じかっこに対応する開きかっこがありません。",
    ),
    (
        SyntaxError,
        r"unterminated",
        "A text begins here and does not end: the closing quotation mark is missing.",
        "文字列が閉じられていません。終わりの引用符を付けてください。",
    ),
    (
        SyntaxError,
        r"Maybe you meant '==' |cannot assign to",
        "One = gives a value to a variable; to compare two values write ==.",
        "= は変数に値を入れる記号です。比べるときは == と書きます。",
    ),
    (
        SyntaxError,
        r"forgot a comma",
        "Something is missing between two values here, perhaps a comma.",
        "値と値の間に何か抜けています。コンマ（,）ではありませんか。",
    ),
    (
        SyntaxError,
        r"Missing parentheses in call to '(\w+)'",
        "{0} needs brackets around what it is given: {0}(...).",
        "{0} に渡す値は、{0}(…) のように、かっこで囲みます。",
    ),
    (
        SyntaxError,
        r"outside function|outside loop",
        "This word can stand only inside a function or a loop: {message}.",
        "この語は関数や繰り返しの中でしか使えません（{message}）。",
    ),
    (
        SyntaxError,
        r"",
        "Python cannot read this line: {message}.",
        "Python がこの行を読めません（{message}）。",
    ),
    (
        UnboundLocalError,
        r"local variable '(\w+)'",
        "{0} is used in this function before it has a value. To change a variable from outside "
        "the function, write nonlocal or global first.",
        "この関数の中で、{0} に値が入る前に使われています。関数の外の変数を変えるには、"
        "先に nonlocal か global と書きます。",
    ),
    (
        NameError,
        r"name '(\w+)'",
        "There is no variable or function {0}.",
        "{0} という変数や関数はありません。",
    ),
    (
        AttributeError,
        r"'NoneType' object has no attribute '(\w+)'",
        "This is None, which has no {0}: a function without return gives None.",
        "値が None なので {0} はありません。return のない関数の結果は None です。",
    ),
    (
        AttributeError,
        r"module '([\w.]+)' has no attribute '(\w+)'",
        "The module {0} has no {1}.",
        "モジュール {0} に {1} はありません。",
    ),
    (
        AttributeError,
        r"'([\w.]+)' object has no attribute '(\w+)'",
        "A value of type {0} has no {1}.",
        "{0} 型の値に {1} はありません。",
    ),
    (
        IndexError,
        r"",
        "This position does not exist: a row of n items has the positions 0 to n - 1.",
        "その番号の要素はありません。要素が n 個なら、番号は 0〜n−1 です。",
    ),
    (KeyError, r"(.*)", "The dictionary has no key {0}.", "辞書に {0} というキーはありません。"),
    (
        TypeError,
        r"unsupported operand type\(s\) for (.+): '([\w.]+)' and '([\w.]+)'"
        r"|'(.+)' not supported between instances of '([\w.]+)' and '([\w.]+)'",
        "The values on the two sides do not go together: {message}.",
        "両側の値の型が合わず、計算や比較ができません（{message}）。",
    ),
    (
        TypeError,
        r"can only concatenate|must be str",
        "A text and a number cannot be joined with +; use str(...), or a comma in print.",
        "文字列と数は + でつなげません。str(…) を使うか、print では , で区切ります。",
    ),
    (
        TypeError,
        r"(.+?)\(\) (missing|takes|got)",
        "The function is called with the wrong number of values, or a wrong name: {message}.",
        "関数に渡す値の個数か名前が合いません（{message}）。",
    ),
    (
        TypeError,
        r"'([\w.]+)' object is not callable",
        "A value of type {0} stands before brackets ( ), but it is no function.",
        "{0} 型の値は関数ではないので、後ろに ( ) を付けられません。",
    ),
    (
        TypeError,
        r"'([\w.]+)' object is not (?:iterable|subscriptable)|cannot unpack non-iterable ([\w.]+)"
        r"|object of type '([\w.]+)' has no len",
        "A single value stands where a row of values (a list, a range) is needed: {message}.",
        "リストや range のような値の並びが必要なところに、1 つの値があります（{message}）。",
    ),
    (
        TypeError,
        r"'([\w.]+)' object does not support item (?:assignment|deletion)",
        "A value of type {0} cannot be changed in place: make a new one, or use a list.",
        "{0} 型の値の一部を変えることはできません。新しく作るか、リストを使ってください。",
    ),
    (
        ValueError,
        r"invalid literal for int\(\)[^:]*: (.+)",
        "{0} cannot be read as a whole number.",
        "{0} は整数として読めません。",
    ),
    (
        ValueError,
        r"(?:not enough|too many) values to unpack",
        "The number of variables on the left does not match the values on the right.",
        "左の変数の個数と、右の値の個数が合いません。",
    ),
    (
        ValueError,
        r"not in list|x not in",
        "What is to be found or removed is not in the list.",
        "探す値、取り除く値がリストにありません。",
    ),
    (ZeroDivisionError, r"", "This divides by 0.", "0 で割っています。"),
    (
        RecursionError,
        r"",
        "A function calls itself again and again without an end; which case should return?",
        "関数が自分を呼び続けて終わりません。どんなときに return するかを確かめてください。",
    ),
    (
        MemoryError,
        r"",
        "The program needs more memory than there is.",
        "メモリが足りません。",
    ),
    (
        ImportError,
        r"No module named '([\w.]+)'",
        "There is no module {0} here, only the standard library and edagari.",
        "モジュール {0} はここにありません。使えるのは標準ライブラリと edagari です。",
    ),
    (
        ImportError,
        r"cannot import name '(\w+)' from '([\w.]+)'",
        "The module {1} has no {0}.",
        "モジュール {1} に {0} はありません。",
    ),
    (
        AssertionError,
        r"",
        "An assert does not hold: its condition is false here.",
        "assert の条件が成り立っていません。",
    ),
)


def sentence(error: BaseException, message: str) -> Text | None:
    """Return the sentence for an error with Python's message; None if there is none."""
    for kind, pattern, en, ja in SENTENCES:
        if isinstance(error, kind):
            found = re.search(pattern, message)
            if found:
                groups = [group or "" for group in found.groups()]
                return Text(
                    en.format(*groups, message=message), ja.format(*groups, message=message)
                )
    return None
