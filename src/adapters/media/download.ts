import type { Download, DownloadFault } from "#application/media/ports.ts";
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

const HEADERS = { accept: "image/avif,image/webp,image/png,image/jpeg", "user-agent": "Vitrine" };

const FINAL = new Set([400, 401, 403, 404, 405, 410, 414, 415, 451]);

const toFault = (error: unknown): DownloadFault => {
  if (error instanceof HttpError) {
    const { failure, message } = error;
    if (failure === "forbidden") return { reason: message, kind: "forbidden" };
    if (failure === "too-large" || failure === "too-many-redirects") return { reason: message, kind: "final" };
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
  return async (address) => {
    if (!URL.canParse(address)) return err({ reason: "it is no address", kind: "final" });
    try {
      const response = await client(toEncryptedAddress(address), { headers: HEADERS });
      const { status } = response;
      if (status === 200) return ok(await readBytes(response));
      await response.discard();
      return err({ reason: `the host answered ${status}`, kind: FINAL.has(status) ? "final" : "passing" });
    } catch (error) {
      return err(toFault(error));
    }
  };
};
