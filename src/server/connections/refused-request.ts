import { AsyncLocalStorage } from "node:async_hooks";

/**
 * `client`: its pseudonym. Texts alone: timers and sockets that a request creates hold this for as long as they live, and
 * through it they would hold the site of a replaced state of the settings.
 */
type RequestInProgress = { readonly id: string; readonly client: string };

const inProgress = new AsyncLocalStorage<RequestInProgress>();

/** Runs the handler of the request. */
export const inRequest = (request: RequestInProgress, answer: () => void): void => inProgress.run(request, answer);

/** Context for log lines about a rejection: the request and its client. Empty outside a request. */
export const describeRefusedRequest = (): Readonly<Record<string, string>> => inProgress.getStore() ?? {};
