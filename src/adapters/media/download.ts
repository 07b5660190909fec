import type { Download, DownloadFault, Validators } from "#application/media/ports.ts";
import { err, errorMessage, isLoopbackHost, ok } from "#domain/shared/index.ts";
import { createHttpClient, readBytes } from "../platform/http/http-client.ts";
import { HttpError } from "../platform/http/http-error.ts";
import { OUTSIDE_BODIES } from "../platform/http/outside-bodies.ts";
import { createPublicTransport, type HttpTransport } from "../platform/http/transport.ts";

type DownloadOptions = {
  /** Checked for each request; a host has a port when it is not the default port. */
  readonly isAllowedHost: (host: string) => boolean;
  /** By default to public IP addresses only. */
  readonly transport?: HttpTransport;
  readonly maxBytes?: number;
  readonly timeoutMs?: number;
};

const { picture: LIMITS } = OUTSIDE_BODIES;
const MAX_REDIRECTS = 3;

const AGENT = "Vitrine";

const HEADERS = { accept: "image/avif,image/webp,image/png,image/jpeg", "user-agent": AGENT };

const MISSING = new Set([404, 410]);

const REFUSED = new Set([401, 403]);

const FINAL = new Set([400, 405, 414, 415, 451]);

const statusFault = (status: number): DownloadFault => {
  const answer = `the host answered ${status}`;
  if (MISSING.has(status)) return { reason: `${answer}: it has no such picture`, kind: "missing" };
  if (REFUSED.has(status))
    return { reason: `${answer}: it wants a login, or refuses the User-Agent "${AGENT}"`, kind: "final" };
  return { reason: answer, kind: FINAL.has(status) ? "final" : "passing" };
};

const MAX_VALIDATOR_LENGTH = 200;

const readValidators = (headers: Headers): Validators => {
  const read = (name: string): string | null => {
    const value = headers.get(name);
    return value === null || value.length > MAX_VALIDATOR_LENGTH ? null : value;
  };
  return { etag: read("etag"), lastModified: read("last-modified") };
};

const conditional = ({ etag, lastModified }: Validators): Readonly<Record<string, string>> => ({
  ...(etag === null ? {} : { "if-none-match": etag }),
  ...(lastModified === null ? {} : { "if-modified-since": lastModified }),
});

const NOTHING_KNOWN: Validators = { etag: null, lastModified: null };

const toFault = (error: unknown): DownloadFault => {
  if (error instanceof HttpError) {
    const { failure, message } = error;
    if (failure === "forbidden") return { reason: message, kind: "forbidden" };
    if (failure === "too-large" || failure === "too-many-redirects") return { reason: message, kind: "final" };
    if (failure === "interrupted") return { reason: `the picture did not come whole (${message})`, kind: "passing" };
  }
  return { reason: errorMessage(error).slice(0, 300), kind: "passing" };
};

/** The https URL for a host other than this machine: unencrypted content can be changed in transit. */
export const toEncryptedAddress = (address: string): URL => {
  const url = new URL(address);
  if (url.protocol === "http:" && !isLoopbackHost(url.hostname)) url.protocol = "https:";
  return url;
};

/**
 * Downloads a file from an allowed host, by https beyond this machine. Never connects to a private network, neither directly nor through DNS or a
 * redirect. Size and time are bounded.
 */
export const createDownload = (options: DownloadOptions): Download => {
  const { isAllowedHost, transport = createPublicTransport() } = options;
  const { maxBytes = LIMITS.maxBytes, timeoutMs = LIMITS.timeoutMs } = options;
  const client = createHttpClient(
    {
      ...LIMITS,
      maxWireBytes: maxBytes,
      maxBytes,
      timeoutMs,
      maxRedirects: MAX_REDIRECTS,
      isAllowed: (url) =>
        (url.protocol === "https:" || (url.protocol === "http:" && isLoopbackHost(url.hostname))) &&
        url.username === "" &&
        isAllowedHost(url.host),
    },
    transport,
  );
  return async (address, known = NOTHING_KNOWN) => {
    if (!URL.canParse(address)) return err({ reason: "it is no address", kind: "final" });
    try {
      const response = await client(toEncryptedAddress(address), {
        headers: { ...HEADERS, ...conditional(known) },
      });
      const { status, headers } = response;
      if (status === 200) return ok({ bytes: await readBytes(response), validators: readValidators(headers) });
      await response.discard();
      return status === 304 && known !== NOTHING_KNOWN ? ok("unchanged") : err(statusFault(status));
    } catch (error) {
      return err(toFault(error));
    }
  };
};
