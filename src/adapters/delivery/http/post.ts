import { PermanentRejectionError } from "#application/leads/ports.ts";
import { createHttpClient } from "../../platform/http/http-client.ts";
import { HttpError } from "../../platform/http/http-error.ts";
import { OUTSIDE_BODIES } from "../../platform/http/outside-bodies.ts";

export type HttpMessage = { readonly headers: Readonly<Record<string, string>>; readonly body: string };

/** Without redirects: the message is meant for this address only. */
const client = createHttpClient(OUTSIDE_BODIES.delivery);

const describeHttpError = (error: unknown): string => {
  if (!(error instanceof HttpError)) return String(error);
  const cause: NodeJS.ErrnoException = error.cause instanceof Error ? error.cause : error;
  return cause.code ?? cause.message;
};

/**
 * Posts a message. Succeeds only with a 2xx status. Throws `PermanentRejectionError` for 410. The response body is not
 * read and no error names the address.
 */
export const post = async (address: string, { headers, body }: HttpMessage, signal: AbortSignal): Promise<void> => {
  const request = { method: "POST", headers: { "user-agent": "Vitrine", ...headers }, body, signal };
  const response = await client(new URL(address), request).catch((error: unknown) => {
    throw new Error(describeHttpError(error));
  });
  await response.discard();
  if (response.status === 410) throw new PermanentRejectionError("HTTP 410: the address wants nothing any more");
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
};
