"""What is wrong where a text breaks off as JSON, and what would be right."""

from __future__ import annotations

from json import JSONDecodeError

from .bilingual import Text

FAULTS = {
    "Expecting value": Text(
        'a value belongs here: a number, a text in ", a list in [ ] or an object in { }',
        'ここには値が来ます（数、" で囲んだ文字列、[ ] の配列、{ } のオブジェクト）',
    ),
    "Expecting property name enclosed in double quotes": Text(
        'a name in " belongs here', 'ここには " で囲んだ名前が来ます'
    ),
    "Expecting ':' delimiter": Text(
        "a : belongs here, after the name", "ここには、名前に続けて : が来ます"
    ),
    "Expecting ',' delimiter": Text(
        "a , belongs here, or the ] or } that ends it",
        "ここには , か、終わりの ] または } が来ます",
    ),
    "Illegal trailing comma before end of array": Text(
        "no , stands before a ]", "] の前には , を置けません"
    ),
    "Illegal trailing comma before end of object": Text(
        "no , stands before a }", "} の前には , を置けません"
    ),
    "Unterminated string starting at": Text(
        'the text that begins here has no second "', 'ここで始まる文字列に、終わりの " がありません'
    ),
    "Invalid control character at": Text(
        r"a line end in a text is written \n, and a tab \t",
        r"文字列の中では、改行は \n、タブは \t と書きます",
    ),
    "Invalid \\escape": Text(r"a \ in a text is written \\", r"文字列の中では、\ は \\ と書きます"),
    "Invalid \\uXXXX escape": Text(
        r"after \u come four digits from 0 to f", r"\u の後には、0 から f までの 4 桁が来ます"
    ),
    "Extra data": Text("it has ended before this", "この前で終わっています"),
}
"""By the words of Python's own module json."""


def json_fault(bad: JSONDecodeError) -> Text:
    """Return what is wrong there, without its place and without a full stop."""
    return FAULTS.get(bad.msg.removesuffix(": "), Text(bad.msg, bad.msg))
