import { createHttpClient, readText } from "../../platform/http/http-client.ts";
import { HttpError } from "../../platform/http/http-error.ts";
import { OUTSIDE_BODIES } from "../../platform/http/outside-bodies.ts";
import type { HttpTransport } from "../../platform/http/transport.ts";
import { isNestedTooDeeply } from "#domain/content/index.ts";
import { isRecord, tryParseJson } from "#domain/shared/index.ts";

/** `fetch`, as the service's client calls it. */
type GuardedFetch = (input: string | URL | Request, init?: RequestInit) => Promise<Response>;

const { content: LIMITS } = OUTSIDE_BODIES;

/** As browsers and `fetch` follow. */
const MAX_REDIRECTS = 20;

/** As the service answers for a story that there is not. */
const MISSING = JSON.stringify(["This record could not be found"]);

const problem = (status: number): string => JSON.stringify({ error: `answered ${status} without JSON` });

const toError = (error: unknown): unknown =>
  error instanceof HttpError && error.failure === "too-large"
    ? new Error(`answered more than ${LIMITS.maxBytes} bytes`)
    : error;

/** Lists of stories in an answer; `rels` and `links` are those that others refer to. */
const LISTS = ["stories", "rels", "links"] as const;

const nameOf = (story: unknown): string => String(isRecord(story) ? (story["full_slug"] ?? story["uuid"]) : "");

/**
 * The answer without stories that are nested too deeply: the service's client would exceed the stack, and none of the
 * others would arrive. Null for an answer about such a story alone. The same object where there is none.
 */
const withoutDeepStories = (body: unknown, onDropped: (story: string) => void): unknown => {
  if (!isRecord(body)) return body;
  const isShallow = (story: unknown): boolean => {
    const isDeep = isNestedTooDeeply(story);
    if (isDeep) onDropped(nameOf(story));
    return !isDeep;
  };
  if (body["story"] !== undefined && !isShallow(body["story"])) return null;
  return LISTS.reduce((current, name) => {
    const stories = current[name];
    if (!Array.isArray(stories)) return current;
    const shallow = stories.filter(isShallow);
    return shallow.length === stories.length ? current : { ...current, [name]: shallow };
  }, body);
};

/**
 * Creates a `fetch` for the service's client, which checks neither completeness nor format nor time. Reads the response
 * within `timeoutMs` and throws when it is not JSON. An error response without JSON gets a JSON body, because the client
 * retries a 429 only then. Stories that are nested too deeply are left out.
 */
export const createGuardedFetch = (
  transport: HttpTransport | undefined,
  onTooDeep: (story: string) => void,
  timeoutMs: number = LIMITS.timeoutMs,
): GuardedFetch => {
  const client = createHttpClient({ ...LIMITS, timeoutMs, maxRedirects: MAX_REDIRECTS, sameHost: true }, transport);
  return async (input, init) => {
    const request = new Request(input, init);
    const response = await client(new URL(request.url), {
      headers: Object.fromEntries(request.headers),
      signal: request.signal,
    });
    const text = await readText(response).catch((error: unknown) => Promise.reject(toError(error)));
    const { status } = response;
    const json = tryParseJson(text);
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
