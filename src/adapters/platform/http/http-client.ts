import { describeError } from "../describe-error.ts";

/** Why a request failed before a response was complete. */
export type HttpFailure =
  | "forbidden"
  | "unreachable"
  | "timeout"
  | "too-many-redirects"
  | "too-large"
  | "interrupted"
  | "media-type";

/** The message names no address: it may hold credentials. */
export class HttpError extends Error {
  readonly failure: HttpFailure;
  /** Bytes of the body that had arrived. */
  readonly bytes: number;

  constructor(failure: HttpFailure, message: string, bytes = 0, cause?: unknown) {
    super(message, cause === undefined ? {} : { cause });
    this.name = "HttpError";
    this.failure = failure;
    this.bytes = bytes;
  }
}

export type HttpLimits = {
  /** Deadline of the complete exchange, body included, in milliseconds. */
  readonly timeoutMs?: number;
  /** Longest time without a byte, in milliseconds. */
  readonly idleTimeoutMs?: number;
  /** Bytes of the body after decompression. */
  readonly maxBytes?: number;
  /** Redirects that are followed; 0 by default: a redirect is answered as it is. */
  readonly maxRedirects?: number;
  /** Redirects stay on the host and port of the request, or on the host with https; they never leave https. */
  readonly sameHost?: boolean;
  /** Checked for each address, redirects included. */
  readonly isAllowed?: (url: URL) => boolean;
  /** Matches the accepted content types of a successful response. */
  readonly mediaType?: RegExp;
};

/** `fetch`, or a transport of the same shape. It must honour `signal` and `redirect: "manual"`. */
export type HttpTransport = (url: URL, init: RequestInit) => Promise<Response>;

export type HttpRequest = {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly signal?: AbortSignal;
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

/** Aborts after `timeoutMs` in total or `idleTimeoutMs` without `touch`. */
const createDeadline = ({ timeoutMs, idleTimeoutMs }: HttpLimits, outer: AbortSignal | undefined) => {
  const controller = new AbortController();
  const abortAfter = (ms: number, message: string): NodeJS.Timeout =>
    setTimeout(() => controller.abort(new HttpError("timeout", message)), ms).unref();
  const total = timeoutMs === undefined ? null : abortAfter(timeoutMs, `no answer within ${timeoutMs / 1000} seconds`);
  const idle = idleTimeoutMs === undefined ? null : abortAfter(idleTimeoutMs, `nothing came for ${idleTimeoutMs} ms`);
  return {
    signal: outer ? AbortSignal.any([controller.signal, outer]) : controller.signal,
    touch: () => void idle?.refresh(),
    clear: () => {
      if (total) clearTimeout(total);
      if (idle) clearTimeout(idle);
    },
    toError: (error: unknown, failure: HttpFailure, bytes = 0): HttpError => {
      const { reason } = controller.signal;
      if (reason instanceof HttpError) return new HttpError(reason.failure, reason.message, bytes);
      if (error instanceof HttpError) return error;
      return new HttpError(failure, describeError(error), bytes, error);
    },
  };
};

type Deadline = ReturnType<typeof createDeadline>;

const readBody = async function* (
  body: ReadableStream<Uint8Array> | null,
  maxBytes: number,
  deadline: Deadline,
): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  try {
    for await (const chunk of body ?? []) {
      deadline.touch();
      bytes += chunk.length;
      if (bytes > maxBytes) throw new HttpError("too-large", `it is larger than ${maxBytes} bytes`, bytes);
      yield chunk;
    }
  } catch (error) {
    throw deadline.toError(error, "interrupted", bytes);
  } finally {
    deadline.clear();
  }
};

/** Creates a client whose requests stay within the limits. A request throws `HttpError` when no response arrives. */
export const createHttpClient = (limits: HttpLimits, transport: HttpTransport = fetch): HttpClient => {
  const { maxBytes = Infinity, maxRedirects = 0, sameHost = false, mediaType = /^/ } = limits;
  const isAllowed = (url: URL, first: URL): boolean =>
    (limits.isAllowed?.(url) ?? true) && (!sameHost || staysOnHost(first, url));

  const send = async (url: URL, { headers = {}, ...request }: HttpRequest, deadline: Deadline): Promise<Response> => {
    let [target, redirects] = [url, 0];
    for (;;) {
      if (!isAllowed(target, url))
        throw new HttpError("forbidden", `${target.host || target.protocol} may not be requested`);
      const response = await transport(target, {
        ...request,
        headers: headersFor(headers, target.origin === url.origin),
        redirect: "manual",
        signal: deadline.signal,
      });
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
      deadline.touch();
      const discard = async (): Promise<void> => {
        deadline.clear();
        await response.body?.cancel();
      };
      if (response.ok && !mediaType.test(response.headers.get("content-type") ?? "")) {
        await discard();
        throw new HttpError("media-type", "the content type is not accepted");
      }
      const body = readBody(response.body, maxBytes, deadline);
      return { status: response.status, ok: response.ok, headers: response.headers, body, discard };
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
