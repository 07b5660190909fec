import { describeError } from "../describe-error.ts";
import { type BodyLimits, createPace, pacedChunks } from "./outside-bodies.ts";
import { HttpError, type HttpFailure, NOT_ALLOWED } from "./http-error.ts";
import { decompress, type HttpRequest, type HttpTransport, isKnownEncoding, requestAnyAddress } from "./transport.ts";

/** Limits of a request; those of its body are in `OUTSIDE_BODIES`. */
export type HttpLimits = BodyLimits & {
  /** Redirects that are followed; 0 by default: a redirect is answered as it is. */
  readonly maxRedirects?: number;
  /** Redirects stay on the host and port of the request, or on the host with https; they never leave https. */
  readonly sameHost?: boolean;
  /** Checked for each address, redirects included. */
  readonly isAllowed?: (url: URL) => boolean;
  /** Matches the accepted content types of a successful response. */
  readonly mediaType?: RegExp;
};

export type HttpResponse = {
  readonly status: number;
  /** The status is 2xx. */
  readonly ok: boolean;
  readonly headers: Headers;
  /** Throws `HttpError` when a limit is exceeded or the connection breaks. */
  readonly body: AsyncIterable<Uint8Array>;
  /** Closes the connection without reading the body. */
  readonly discard: () => Promise<void>;
};

export type HttpClient = (url: URL, request?: HttpRequest) => Promise<HttpResponse>;

const REDIRECTS = new Set([301, 302, 303, 307, 308]);

const redirectTarget = ({ status, headers }: Response, from: URL): URL | null => {
  const location = headers.get("location");
  return REDIRECTS.has(status) && location !== null && URL.canParse(location, from) ? new URL(location, from) : null;
};

const staysOnHost = (first: URL, { protocol, hostname, port }: URL): boolean =>
  hostname === first.hostname && (protocol === first.protocol ? port === first.port : protocol === "https:");

/** A redirect to another origin gets no credentials. */
const headersFor = (headers: Readonly<Record<string, string>>, isSameOrigin: boolean): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).filter(([name]) => isSameOrigin || !/^(?:authorization|cookie)$/i.test(name)),
  );

/** Aborts after `timeoutMs` in total, and when the sender is slower than the pace. */
const createDeadline = ({ timeoutMs, pace }: HttpLimits, outer: AbortSignal | undefined) => {
  const controller = new AbortController();
  const abort = (message: string): void => controller.abort(new HttpError("timeout", message));
  const total = setTimeout(() => abort(`it was not complete within ${timeoutMs / 1000} seconds`), timeoutMs).unref();
  const tooSlow = `it was too slow: fewer than ${pace.bytes} bytes came in ${pace.withinMs / 1000} seconds`;
  const wait = createPace(pace, () => abort(tooSlow));
  return {
    signal: outer ? AbortSignal.any([controller.signal, outer]) : controller.signal,
    wait,
    clear: () => clearTimeout(total),
    toError: (error: unknown, failure: HttpFailure, bytes = 0): HttpError => {
      const { reason } = controller.signal;
      if (reason instanceof HttpError) return new HttpError(reason.failure, reason.message, bytes);
      if (error instanceof HttpError) return error;
      return new HttpError(failure, describeError(error), bytes, error);
    },
  };
};

type Deadline = ReturnType<typeof createDeadline>;

const limitBytes = async function* (
  chunks: AsyncIterable<Uint8Array>,
  maxBytes: number,
  what: string,
  onBytes: (bytes: number) => void = () => undefined,
): AsyncGenerator<Uint8Array, void, undefined> {
  let bytes = 0;
  for await (const chunk of chunks) {
    bytes += chunk.length;
    onBytes(bytes);
    if (bytes > maxBytes) throw new HttpError("too-large", `it is larger than ${maxBytes} bytes${what}`, bytes);
    yield chunk;
  }
};

const readBody = async function* (
  { body, headers }: Response,
  { maxWireBytes, maxBytes }: HttpLimits,
  deadline: Deadline,
): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  const count = (arrived: number): void => {
    bytes = arrived;
  };
  try {
    const wire = limitBytes(pacedChunks(body ?? emptyBody(), deadline.wait), maxWireBytes, " as it is sent", count);
    yield* limitBytes(decompress(wire, encodingOf(headers)), maxBytes, "");
  } catch (error) {
    throw deadline.toError(error, "interrupted", bytes);
  } finally {
    deadline.clear();
  }
};

const emptyBody = async function* (): AsyncGenerator<Uint8Array> {
  yield* [];
};

const encodingOf = (headers: Headers): string => headers.get("content-encoding")?.trim().toLowerCase() || "identity";

/** Throws for a response that the client does not read, whose connection the caller closes. */
const refuseUnreadable = ({ ok, headers }: Response, mediaType: RegExp): void => {
  if (ok && !mediaType.test(headers.get("content-type") ?? ""))
    throw new HttpError("media-type", "the content type is not accepted");
  if (!isKnownEncoding(encodingOf(headers)))
    throw new HttpError("encoding", `it is compressed as ${encodingOf(headers)}, which is not supported`);
};

/** Creates a client whose requests stay within the limits. A request throws `HttpError` when no response arrives. */
export const createHttpClient = (limits: HttpLimits, transport: HttpTransport = requestAnyAddress): HttpClient => {
  const { maxRedirects = 0, sameHost = false, mediaType = /^/ } = limits;
  const isAllowed = (url: URL, first: URL): boolean =>
    (limits.isAllowed?.(url) ?? true) && (!sameHost || staysOnHost(first, url));

  const send = async (url: URL, { headers = {}, ...request }: HttpRequest, deadline: Deadline): Promise<Response> => {
    let [target, redirects] = [url, 0];
    for (;;) {
      if (!isAllowed(target, url)) throw new HttpError("forbidden", `${target.host || target.protocol}${NOT_ALLOWED}`);
      const sent = { ...request, headers: headersFor(headers, target.origin === url.origin), signal: deadline.signal };
      const response = await deadline.wait(
        () => transport(target, sent),
        () => 0,
      );
      const next = maxRedirects === 0 ? null : redirectTarget(response, target);
      if (next === null) return response;
      await response.body?.cancel();
      if (redirects === maxRedirects) throw new HttpError("too-many-redirects", "it is redirected too often");
      [target, redirects] = [next, redirects + 1];
    }
  };

  return async (url, request = {}) => {
    const deadline = createDeadline(limits, request.signal);
    try {
      const response = await send(url, request, deadline);
      const discard = async (): Promise<void> => {
        deadline.clear();
        await response.body?.cancel();
      };
      try {
        refuseUnreadable(response, mediaType);
      } catch (error) {
        await discard();
        throw error;
      }
      const { status, ok, headers } = response;
      return { status, ok, headers, body: readBody(response, limits, deadline), discard };
    } catch (error) {
      deadline.clear();
      throw deadline.toError(error, "unreachable");
    }
  };
};

/** The complete body in memory. Throws `HttpError` as the body does. */
export const readBytes = async ({ body }: Pick<HttpResponse, "body">): Promise<Uint8Array> => {
  const chunks: Uint8Array[] = [];
  for await (const chunk of body) chunks.push(chunk);
  return Buffer.concat(chunks);
};

/** The complete body as UTF-8. */
export const readText = async (response: Pick<HttpResponse, "body">): Promise<string> =>
  new TextDecoder().decode(await readBytes(response));
