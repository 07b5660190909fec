import { AsyncLocalStorage } from "node:async_hooks";

/** `client`: its pseudonym, which is computed for a refusal only. */
export type RequestInProgress = { readonly id: string; readonly client: () => string };

const inProgress = new AsyncLocalStorage<RequestInProgress>();

/** Runs what answers a request. */
export const inRequest = (request: RequestInProgress, answer: () => void): void => inProgress.run(request, answer);

/** Which request, and whose: of lines about a refusal. Empty outside of a request. */
export const describeRefusedRequest = (): Readonly<Record<string, string>> => {
  const request = inProgress.getStore();
  return request === undefined ? {} : { id: request.id, client: request.client() };
};
