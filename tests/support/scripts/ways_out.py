# mypy: ignore-errors
"""Forty ways out of the sandbox, run in it as a program with HOST and ORIGIN filled in.

Each way starts something, mostly without an immediate answer; the second program (REPORT) prints
the results. A way that reaches anything prints "open".
"""

import builtins

import js
from pyodide.ffi import create_proxy, to_js

HOST = "http://127.0.0.1:{port}/"
ORIGIN = "{origin}"
builtins.results = results = {}


def note(name, said):
    results.setdefault(name, []).append(str(said)[:120])


def watch(name, promise):
    """Note how a promise ends."""
    keep = create_proxy(lambda *value: note(name, f"open {value}"))
    drop = create_proxy(lambda error: note(name, "blocked"))
    promise.then(keep, drop)


def options(**settings):
    return to_js(settings, dict_converter=js.Object.fromEntries)


def blob(text, kind="text/javascript"):
    return js.URL.createObjectURL(js.Blob.new(to_js([text]), options(type=kind)))


def event_source(name, made):
    made.onopen = create_proxy(lambda *_: note(name, "open it"))
    made.onmessage = create_proxy(lambda *_: note(name, "open it"))
    made.onerror = create_proxy(lambda *_: note(name, "blocked"))


def request(asynchronous):
    def way():
        asked = js.XMLHttpRequest.new()
        asked.open("GET", HOST, asynchronous)
        asked.onload = create_proxy(lambda *_: note("XMLHttpRequest", "open it"))
        asked.onerror = create_proxy(lambda *_: note("XMLHttpRequest", "blocked"))
        asked.send()
        if not asynchronous:
            note("XMLHttpRequest, waiting", f"open {asked.status}")

    return way


def websocket():
    event_source("WebSocket", js.WebSocket.new(HOST.replace("http", "ws")))


def from_python_ws():
    from pyodide.http import open_url

    note("open_url", f"open {open_url(HOST).read()[:9]}")


def urlopen():
    from urllib.request import urlopen

    note("urlopen", f"open {urlopen(HOST, timeout=3).read()[:9]}")


def raw_socket():
    import socket

    made = socket.create_connection(("127.0.0.1", int(HOST.split(":")[2][:-1])), timeout=3)
    made.sendall(b"hello")
    note("socket", f"open {made.recv(1)}")


def datagram():
    import socket

    made = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
    made.sendto(b"hello", ("127.0.0.1", int(HOST.split(":")[2][:-1])))


def packages():
    import pyodide_js

    pyodide_js.loadPackage(HOST + "evil-1-py3-none-any.whl")  # it never fails


def read(name, use):
    """Note as open what a use gives back at once."""

    def way():
        note(name, f"open {use()}")

    return way


def nested_worker():
    made = js.Worker.new(blob(f"fetch('{HOST}nested').then(() => postMessage(1), () => 0)"))
    made.onmessage = create_proxy(lambda *_: note("nested worker", "open it"))


def hundred_workers():
    for _ in range(100):
        js.Worker.new(blob("for (;;) ;"))


def run_js():
    from pyodide.code import run_js

    note("run_js", f"open {run_js('1 + 1')}")


def module_tricks():
    import pyodide_js

    made = pyodide_js._module.asmLibraryArg
    note("emscripten_run_script", f"open {pyodide_js._module._emscripten_run_script and made}")


def function_constructor():
    note("Function", f"open {js.Function.new('return 1')()}")


def call_ctypes():
    import ctypes

    ctypes.pythonapi.PyRun_SimpleString(b"import js; js.fetch('" + HOST.encode() + b"ctypes')")


def unpickle():
    import pickle

    class Evil:
        def __reduce__(self):
            return js.fetch, (HOST + "pickle",)

    watch("pickle", pickle.loads(pickle.dumps(Evil())))


def service_worker():
    watch("service worker", js.navigator.serviceWorker.register(ORIGIN + "sw.js"))


def caches():
    """WebKit gives an opaque origin caches of its own, which are empty."""
    look = create_proxy(lambda names: note("caches", f"open {names}" if len(names) else "empty"))
    js.caches.keys().then(look, create_proxy(lambda error: note("caches", "blocked")))


def cookie_store():
    watch("cookieStore", js.cookieStore.getAll())


def transport():
    made = js.WebTransport.new(HOST.replace("http", "https"))
    watch("WebTransport", made.ready)


def peer():
    servers = [options(urls="stun:" + HOST[7:-1])]
    made = js.RTCPeerConnection.new(options(iceServers=to_js(servers)))
    made.createDataChannel("x")
    watch("RTCPeerConnection", made.createOffer().then(made.setLocalDescription))


def storage_estimate():
    watch("storage", js.navigator.storage.getDirectory())


def locks():
    watch("locks", js.navigator.locks.query())


def font():
    watch("FontFace", js.FontFace.new("x", f"url({HOST}font)").load())


def source_map():
    js.eval(f"1 //# sourceMappingURL={HOST}map")


def database():
    asked = js.indexedDB.open("edagari")
    asked.onsuccess = create_proxy(lambda *_: note("indexedDB", "open it"))
    asked.onerror = create_proxy(lambda *_: note("indexedDB", "blocked"))


WAYS = {
    "fetch": lambda: watch("fetch", js.fetch(HOST)),
    "fetch of the origin": lambda: watch("fetch of the origin", js.fetch(ORIGIN)),
    "fetch, no-cors": lambda: watch("fetch, no-cors", js.fetch(HOST, options(mode="no-cors"))),
    "fetch, keepalive": lambda: watch(
        "fetch, keepalive", js.fetch(HOST, options(method="POST", body="x", keepalive=True))
    ),
    "XMLHttpRequest": request(True),
    "XMLHttpRequest, waiting": request(False),
    "WebSocket": websocket,
    "EventSource": lambda: event_source("EventSource", js.EventSource.new(HOST)),
    "WebTransport": transport,
    "RTCPeerConnection": peer,
    "sendBeacon": read("sendBeacon", lambda: js.navigator.sendBeacon(HOST, "x")),
    "importScripts": read("importScripts", lambda: js.importScripts(HOST)),
    "importScripts of the prototype": lambda: js.Object.getPrototypeOf(
        js.Object.getPrototypeOf(js.globalThis)
    ).importScripts.call(js.globalThis, HOST + "prototype"),
    "import()": lambda: watch("import()", js.Worker.new(blob(f"import('{HOST}')"))),
    "module from the origin": lambda: js.Worker.new(
        blob(f"import '{ORIGIN}app/python/index.js'"), options(type="module")
    ),
    "run_js": run_js,
    "eval": read("eval", lambda: js.eval("1 + 1")),
    "Function": function_constructor,
    "setTimeout with text": lambda: js.setTimeout(f"fetch('{HOST}timeout')", 0),
    "emscripten": module_tricks,
    "open_url": from_python_ws,
    "urlopen": urlopen,
    "socket": raw_socket,
    "datagram": datagram,
    "loadPackage": packages,
    "nested worker": nested_worker,
    "a hundred workers": hundred_workers,
    "SharedWorker": read("SharedWorker", lambda: js.SharedWorker.new(blob("1"))),
    "indexedDB": database,
    "localStorage": read("localStorage", lambda: js.localStorage.length),
    "caches": caches,
    "cookies": read("cookies", lambda: js.document.cookie),
    "cookieStore": cookie_store,
    "BroadcastChannel": read("BroadcastChannel", lambda: js.BroadcastChannel.new("x")),
    "service worker": service_worker,
    "private files": storage_estimate,
    "the page around": read("the page around", lambda: js.parent.document),
    "window.open": read("window.open", lambda: js.open(HOST)),
    "navigation": read("navigation", lambda: setattr(js.location, "href", HOST)),
    "forms": read("forms", lambda: js.document.createElement("form").submit()),
    "frames": read("frames", lambda: js.document.createElement("iframe")),
    "fonts": font,
    "source maps": source_map,
    "ctypes": call_ctypes,
    "pickle": unpickle,
}

for name, way in WAYS.items():
    try:
        way()
    except BaseException as error:
        note(name, f"blocked {type(error).__name__}")

forged = options(type="restarted", **{"from": "frame"})
js.postMessage(forged)
js.postMessage(options(type="report", text='{"type": "ended"', events=None))
js.postMessage(options(type="failed2"))
print(len(WAYS))
