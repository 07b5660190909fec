/** A view transition that the browser gives up rejects with this: the page changes without its animation. */
const isSkippedTransition = (reason: unknown): boolean =>
  reason instanceof DOMException && reason.name === "AbortError" && reason.message.startsWith("Transition was skipped");

/**
 * The router leaves the promises of its view transitions without a handler. A click before the last transition ended
 * skips that one, which is no fault: neither the console nor error reporting hears of it.
 */
export const ignoreSkippedTransitions = (): void => {
  addEventListener("unhandledrejection", (event) => {
    if (!isSkippedTransition(event.reason)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  });
};
