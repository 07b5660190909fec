import { AsyncLocalStorage } from "node:async_hooks";

/** `client`: its pseudonym, computed for rejections only. */
type RequestInProgress = { readonly id: string; readonly client: () => string };

const inProgress = new AsyncLocalStorage<RequestInProgress>();

/** Runs the handler of the request. */
export const inRequest = (request: RequestInProgress, answer: () => void): void => inProgress.run(request, answer);

/** Context for log lines about a rejection: the request and its client. Empty outside a request. */
export const describeRefusedRequest = (): Readonly<Record<string, string>> => {
  const request = inProgress.getStore();
  return request === undefined ? {} : { id: request.id, client: request.client() };
};
