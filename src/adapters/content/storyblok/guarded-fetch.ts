/** Limit for the complete response. */
const RESPONSE_TIMEOUT_MS = 10_000;

/** Response limit: room for a hundred of the largest stories. */
const MAX_BYTES = 32 * 1024 * 1024;

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

const problem = (status: number): string => JSON.stringify({ error: `answered ${status} without JSON` });

/**
 * Wraps `fetch` for the service's client, which checks neither completeness nor format nor time. Reads the response
 * within `timeoutMs` and throws when it is not JSON. An error response without JSON gets a JSON body, because the client
 * retries a 429 only then.
 */
export const createGuardedFetch =
  (send: typeof fetch, timeoutMs = RESPONSE_TIMEOUT_MS): typeof fetch =>
  async (input, init) => {
    const response = await send(input, { ...init, redirect: "follow", signal: AbortSignal.timeout(timeoutMs) });
    const text = await response.text();
    if (text.length > MAX_BYTES) throw new Error(`answered more than ${MAX_BYTES} bytes`);
    const json = isJson(text);
    if (response.ok && !json) throw new Error("answered something that is no JSON");
    const headers = new Headers(response.headers);
    headers.delete("content-encoding");
    headers.delete("content-length");
    return new Response(json ? text : problem(response.status), { status: response.status, headers });
  };
