import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { Agent, request } from "node:http";
import {
  createSecureServer,
  type Http2ServerRequest,
  type Http2ServerResponse,
  type ServerHttp2Session,
} from "node:http2";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

export type Front = { readonly origin: string; readonly close: () => void };

/** Headers of a connection, which HTTP/2 has not. */
const OF_CONNECTION = new Set(["connection", "keep-alive", "transfer-encoding", "upgrade", "host"]);

type Headers = Readonly<Record<string, string | string[] | undefined>>;

const passedOn = (headers: Headers): Record<string, string | string[]> => {
  const passed: Record<string, string | string[]> = {};
  for (const [name, value] of Object.entries(headers))
    if (value !== undefined && !name.startsWith(":") && !OF_CONNECTION.has(name)) passed[name] = value;
  return passed;
};

/** A key and a certificate of two days for localhost. */
const createCertificate = (): { readonly key: Buffer; readonly cert: Buffer } => {
  const folder = mkdtempSync(join(tmpdir(), "vitrine-certificate-"));
  try {
    const [key, cert] = [join(folder, "key"), join(folder, "cert")];
    const names = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost,IP:127.0.0.1"];
    const files = ["-keyout", key, "-out", cert];
    execFileSync("openssl", ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", ...names, ...files], {
      stdio: "ignore",
    });
    return { key: readFileSync(key), cert: readFileSync(cert) };
  } finally {
    rmSync(folder, { recursive: true });
  }
};

/** A proxy in front of the site that speaks HTTP/2 over TLS, as a site in use has it. It changes no byte; needs openssl. */
export const startFront = async (site: string): Promise<Front> => {
  const agent = new Agent({ keepAlive: true });
  const answer = (req: Http2ServerRequest, res: Http2ServerResponse): void => {
    const { method, headers, url } = req;
    const forwarded = { ...passedOn(headers), host: headers[":authority"] ?? "localhost" };
    const outgoing = request(site + url, { method, agent, headers: forwarded }, (incoming) => {
      res.writeHead(incoming.statusCode ?? 502, passedOn(incoming.headers));
      incoming.pipe(res);
    });
    outgoing.on("error", () => {
      if (!res.headersSent) res.writeHead(502);
      res.end();
    });
    req.pipe(outgoing);
  };
  const server = createSecureServer(createCertificate(), answer);
  const sessions = new Set<ServerHttp2Session>();
  server.on("session", (session) => {
    sessions.add(session);
    session.on("close", () => sessions.delete(session));
  });
  await new Promise<void>((listening) => {
    server.listen(0, "127.0.0.1", listening);
  });
  const { port } = server.address() as AddressInfo;
  return {
    origin: `https://localhost:${port}`,
    close: () => {
      for (const session of sessions) session.destroy();
      server.close();
      agent.destroy();
    },
  };
};
