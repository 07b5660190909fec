import { AsyncLocalStorage } from "node:async_hooks";

/**
 * `client`: computes its pseudonym; null once the request has ended: timers and sockets that it created hold this for as long
 * as they live, and would hold the site of a replaced state of the settings through it.
 */
export type RequestInProgress = { readonly id: string; client: (() => string) | null };

const inProgress = new AsyncLocalStorage<RequestInProgress>();

/** Runs the handler of the request. */
export const inRequest = (request: RequestInProgress, answer: () => void): void => inProgress.run(request, answer);

/** Context for log lines about a rejection: the request and its client. Empty outside a request. */
export const describeRefusedRequest = (): Readonly<Record<string, string>> => {
  const request = inProgress.getStore();
  if (request === undefined) return {};
  const { id, client } = request;
  return client === null ? { id } : { id, client: client() };
};
