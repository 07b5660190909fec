import { PermanentRejectionError } from "../sender.ts";

/** Enough for a system that accepts a request before it processes it. */
const TIMEOUT_MS = 10_000;

export type HttpMessage = { readonly headers: Readonly<Record<string, string>>; readonly body: string };

const describeFetchError = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  if (error.name === "TimeoutError") return `no answer within ${TIMEOUT_MS / 1000} seconds`;
  const code = (error.cause as NodeJS.ErrnoException | undefined)?.code;
  return code ?? error.message;
};

/**
 * Posts a message. Succeeds only with a 2xx status. Redirects are not followed, because the message is meant for this
 * address only. Throws `PermanentRejectionError` for 410. The response body is not read and no error names the address.
 */
export const post = async (address: string, { headers, body }: HttpMessage, signal: AbortSignal): Promise<void> => {
  const deadline = AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]);
  const request = fetch(address, {
    method: "POST",
    redirect: "manual",
    headers: { "user-agent": "Vitrine", ...headers },
    body,
    signal: deadline,
  });
  const response = await request.catch((error: unknown) => {
    throw new Error(describeFetchError(error));
  });
  await response.body?.cancel();
  if (response.status === 410) throw new PermanentRejectionError("HTTP 410: the address wants nothing any more");
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
};
