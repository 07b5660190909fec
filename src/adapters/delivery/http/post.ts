import { NeverWanted } from "../sender.ts";

/** Enough for a system that takes a request in before it works on it. */
const TIMEOUT_MS = 10_000;

export type HttpMessage = { readonly headers: Readonly<Record<string, string>>; readonly body: string };

const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  if (error.name === "TimeoutError") return `no answer within ${TIMEOUT_MS / 1000} seconds`;
  const code = (error.cause as NodeJS.ErrnoException | undefined)?.code;
  return code ?? error.message;
};

/**
 * Posts a message. Only a status of 2xx has taken it; a redirect is not followed, since what is sent was meant for this
 * address alone. 410 says that nobody wants it any more. The answer is not read, and no reason names the address.
 */
export const post = async (address: string, { headers, body }: HttpMessage, signal: AbortSignal): Promise<void> => {
  const limit = AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]);
  const sending = fetch(address, {
    method: "POST",
    redirect: "manual",
    headers: { "user-agent": "Vitrine", ...headers },
    body,
    signal: limit,
  });
  const answer = await sending.catch((error: unknown) => {
    throw new Error(reasonOf(error));
  });
  await answer.body?.cancel();
  if (answer.status === 410) throw new NeverWanted("HTTP 410: the address wants nothing any more");
  if (!answer.ok) throw new Error(`HTTP ${answer.status}`);
};
