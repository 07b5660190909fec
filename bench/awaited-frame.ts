declare global {
  interface Window {
    /** Calls back once the next frame is painted. */
    afterFrame: (callback: () => void) => void;
  }
}

/** Runs in every document before its own scripts, since a function for the page cannot use others of its module. */
export const defineAfterFrame = (): void => {
  globalThis.window.afterFrame = (callback) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener("message", callback);
      port1.start();
      port2.postMessage(null);
    });
  };
};
