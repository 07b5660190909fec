/** Milliseconds after which an answer that is not whole is given up. */
const WHOLE_WITHIN = 10_000;

/** Bytes an answer may have: a hundred stories of the largest kind. */
const MOST_BYTES = 32 * 1024 * 1024;

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
 * `fetch` for the service's client, which takes what it gets for whole, for JSON and for soon: here an answer is read to
 * its end within a time, and one that is no JSON is an error. A refusal (429) whose body is none gets one, because the
 * client tries again only then.
 */
export const guardedFetch =
  (send: typeof fetch, within = WHOLE_WITHIN): typeof fetch =>
  async (input, init) => {
    const response = await send(input, { ...init, redirect: "follow", signal: AbortSignal.timeout(within) });
    const text = await response.text();
    if (text.length > MOST_BYTES) throw new Error(`answered more than ${MOST_BYTES} bytes`);
    const json = isJson(text);
    if (response.ok && !json) throw new Error("answered something that is no JSON");
    const headers = new Headers(response.headers);
    headers.delete("content-encoding");
    headers.delete("content-length");
    return new Response(json ? text : problem(response.status), { status: response.status, headers });
  };
