import { createHttpClient, HttpError, readText } from "../../platform/http/http-client.ts";
import { withoutDeepStories } from "./deep-stories.ts";

/** Limit for the complete response. */
const RESPONSE_TIMEOUT_MS = 10_000;

/** Response limit: room for a hundred of the largest stories. */
const MAX_BYTES = 32 * 1024 * 1024;

/** As browsers and `fetch` follow. */
const MAX_REDIRECTS = 20;

/** Undefined for a text that is no JSON. */
const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
};

/** As the service answers for a story that there is not. */
const MISSING = JSON.stringify(["This record could not be found"]);

const problem = (status: number): string => JSON.stringify({ error: `answered ${status} without JSON` });

const toError = (error: unknown): unknown =>
  error instanceof HttpError && error.failure === "too-large"
    ? new Error(`answered more than ${MAX_BYTES} bytes`)
    : error;

/**
 * Wraps `fetch` for the service's client, which checks neither completeness nor format nor time. Reads the response
 * within `timeoutMs` and throws when it is not JSON. An error response without JSON gets a JSON body, because the client
 * retries a 429 only then. Stories that are nested too deeply are left out.
 */
export const createGuardedFetch = (
  transport: typeof fetch,
  onTooDeep: (story: string) => void,
  timeoutMs = RESPONSE_TIMEOUT_MS,
): typeof fetch => {
  const client = createHttpClient(
    { timeoutMs, maxBytes: MAX_BYTES, maxRedirects: MAX_REDIRECTS, sameHost: true },
    transport,
  );
  return async (input, init) => {
    const request = new Request(input, init);
    const response = await client(new URL(request.url), {
      headers: Object.fromEntries(request.headers),
      signal: request.signal,
    });
    const text = await readText(response).catch((error: unknown) => Promise.reject(toError(error)));
    const { status } = response;
    const json = parseJson(text);
    if (response.ok && json === undefined) throw new Error("answered something that is no JSON");
    const headers = new Headers(response.headers);
    headers.delete("content-encoding");
    headers.delete("content-length");
    if (json === undefined) return new Response(problem(status), { status, headers });
    const shallow = withoutDeepStories(json, onTooDeep);
    if (shallow === null && json !== null) return new Response(MISSING, { status: 404, headers });
    return new Response(shallow === json ? text : JSON.stringify(shallow), { status, headers });
  };
};
