/** Ends the message about a host that is not allowed, which it begins with. */
export const NOT_ALLOWED = " may not be requested";

/** Why a request failed before a response was complete. */
export type HttpFailure =
  | "forbidden"
  | "unreachable"
  | "timeout"
  | "too-many-redirects"
  | "too-large"
  | "interrupted"
  | "encoding"
  | "media-type";

/** The message names no address: it may hold credentials. */
export class HttpError extends Error {
  readonly failure: HttpFailure;
  /** Bytes of the body that had arrived, before decompression. */
  readonly bytes: number;

  constructor(failure: HttpFailure, message: string, bytes = 0, cause?: unknown) {
    super(message, cause === undefined ? {} : { cause });
    this.name = "HttpError";
    this.failure = failure;
    this.bytes = bytes;
  }
}
