import { readFileSync } from "node:fs";
import type { RequestListener } from "node:http";
import { createServer } from "node:https";
import { join } from "node:path";
import { createPublicTransport, type HttpTransport } from "../../src/adapters/platform/http/transport.ts";
import { listenOnLoopback } from "./loopback.ts";

const TLS = join(import.meta.dirname, "..", "fixtures", "tls");

const readCertificate = (name: string): string => readFileSync(join(TLS, `${name}.pem`), "utf8");

/** `incomplete`: signed by an intermediate certificate that the host does not send. */
const CERTIFICATES = {
  complete: { trusted: "certificate", cert: "certificate", key: "key" },
  incomplete: { trusted: "chain-root", cert: "chain-leaf", key: "chain-leaf-key" },
} as const;

export type PictureHost = {
  readonly port: number;
  /** Requested hosts and paths. */
  readonly requests: string[];
  /** The transport of the site, which finds every name at this server and trusts its certificate. */
  readonly transport: HttpTransport;
  readonly stop: () => Promise<void>;
};

/**
 * An https server with the names of other hosts: pictures.dealer.example, cdn.example and a.storyblok.com. `asPort443`: requests without a port reach it. All else of the transport
 * is that of the site, the check of each IP address included.
 */
export const startPictureHost = async (
  answer: RequestListener,
  {
    asPort443 = false,
    chain = "complete",
  }: { readonly asPort443?: boolean; readonly chain?: keyof typeof CERTIFICATES } = {},
): Promise<PictureHost> => {
  const requests: string[] = [];
  const { trusted, cert, key } = CERTIFICATES[chain];
  const options = { cert: readCertificate(cert), key: readCertificate(key) };
  const server = createServer(options, (request, response) => {
    requests.push(`${request.headers.host?.replace(/:.*/, "")}${request.url}`);
    answer(request, response);
  });
  const { port, stop } = await listenOnLoopback(server);
  const guarded = createPublicTransport({
    isAllowedAddress: (address) => address === "127.0.0.1",
    resolve: (_host, _options, done) => done(null, [{ address: "127.0.0.1", family: 4 }]),
    ca: readCertificate(trusted),
  });
  const toPort = (url: URL): URL =>
    asPort443 && url.port === "" ? new URL(url.href.replace(url.host, `${url.host}:${port}`)) : url;
  return { port, requests, stop, transport: (url, request) => guarded(toPort(url), request) };
};
