/** Put before the worker: it rests for a second after every slice of its jobs, and goes on hearing meanwhile. */

{
  const REST = 1000; // milliseconds
  const { postMessage } = MessagePort.prototype;
  MessagePort.prototype.postMessage = function () {
    setTimeout(() => postMessage.call(this, null), REST); // the turn that brings the next slice
  };
}
