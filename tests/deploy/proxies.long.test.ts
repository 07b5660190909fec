import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { freePort } from "../browser-support/sites/site-process.ts";
import { MAXIMUM_SCORE, observatoryScore } from "../integration/observatory-score.ts";
import { createDemoDatabase } from "../postgres/shared-postgres.ts";
import { type FixedNode, startFixedNode } from "./fixed-node.ts";
import { type Certificate, makeCertificate, startProxy, writeProxy } from "./proxies.ts";
import { sendPlainly, sendSecurely, startSteadyLoad } from "./steady-load.ts";
import { requireTools, runTool } from "./system-tools.ts";
import { waitFor } from "../wait-for.ts";
import { limit } from "../time-limits.ts";

/** A minute at 20 requests a second and what a slow machine needs beyond it. */
const MAX_REQUESTS = 6_000;

/** Requests before, between and after the restarts. */
const REQUESTS_BETWEEN = 200;

/** The handshake ends with an alert, or the connection without an answer. */
const NO_ANSWER = /alert|socket hang up|ECONNRESET|disconnected/;

let folder: string;
let tls: Certificate;
let ports: readonly [number, number];
const nodes: FixedNode[] = [];

beforeAll(async () => {
  requireTools("nginx", "caddy", "openssl");
  folder = mkdtempSync(join(tmpdir(), "vitrine-proxies-"));
  tls = makeCertificate(folder);
  ports = [await freePort(), await freePort()];
  const database = await createDemoDatabase();
  for (const port of ports) {
    const environment = {
      PORT: String(port),
      DATA_DIR: join(folder, `data-${port}`),
      DATABASE_URL: database,
      TRUST_PROXY: "1",
      SITE_URL: "https://www.alzette-automobiles.example",
    };
    nodes.push(await startFixedNode(environment));
  }
}, limit(180_000));

afterAll(async () => {
  for (const node of nodes) await node.end();
});

describe.each([
  { name: "nginx", cache: "HIT" },
  { name: "caddy", cache: undefined },
] as const)("$name in front of two nodes", ({ name, cache }) => {
  let origin: string;
  let plainPort: number;
  let check: readonly string[];
  let stop: () => Promise<void>;
  let ca: Buffer;

  beforeAll(async () => {
    const port = await freePort();
    plainPort = await freePort();
    const place = { ...tls, folder: join(folder, name), nodes: ports, port, plainPort };
    const proxy = writeProxy(name, place);
    check = proxy.check;
    stop = startProxy(proxy);
    origin = `https://localhost:${port}`;
    ca = readFileSync(tls.certificate);
    await waitFor(async () => {
      const { statusCode } = await sendSecurely(`${origin}/readyz`, { ca });
      if (statusCode !== 200) throw new Error(`${name} answers ${statusCode}`);
    });
  });

  afterAll(() => stop?.());

  test("accepts the configuration", () => {
    const [command = "", ...args] = check;
    const { status, output } = runTool(command, ...args);
    expect({ status, output }).toMatchObject({ status: 0 });
  });

  test("loses no request while both nodes are restarted one after the other", async () => {
    const load = startSteadyLoad(origin, ca, MAX_REQUESTS);
    const wait = async (): Promise<void> => {
      const before = load.answered();
      await expect.poll(load.answered).toBeGreaterThan(before + REQUESTS_BETWEEN);
    };
    await wait();
    for (const node of nodes) {
      await node.restart();
      await wait();
    }
    const report = await load.stop();
    expect(report.failures).toEqual([]);
  });

  test("leads the bare name to the public one, with a certificate of its own", async () => {
    const { statusCode, headers } = await sendSecurely(`${origin}/stock?q=a`, { ca, host: "bare.localhost" });
    expect([statusCode, headers.location]).toEqual([301, `${origin}/stock?q=a`]);
  });

  test("shows the site to no other name, and to no address", async () => {
    for (const host of ["other.localhost", "127.0.0.1"])
      await expect(sendSecurely(origin, { ca, host }), host).rejects.toThrow(NO_ANSWER);
    await expect(sendSecurely(origin, { ca, host: "localhost", hostHeader: "other.localhost" })).rejects.toThrow(
      NO_ANSWER,
    );
    for (const host of ["other.localhost", "127.0.0.1"])
      await expect(sendPlainly(plainPort, host), host).rejects.toThrow(NO_ANSWER);
  });

  test("leads both names from HTTP to HTTPS", async () => {
    for (const host of ["localhost", "bare.localhost"]) {
      const { statusCode, headers } = await sendPlainly(plainPort, host);
      expect([host, statusCode, headers.location]).toEqual([host, 301, `${origin}/faq`]);
    }
  });

  test.each(["/", "/stock", "/contact", "/private-lease", "/faq"])(
    "keeps the highest score of the Observatory: %s",
    async (path) => {
      const { headers } = await sendSecurely(origin + path, { ca });
      const received = Object.entries(headers).map(([key, value]): [string, string] => [key, String(value)]);
      const html = await (await fetch(`http://127.0.0.1:${ports[0]}${path}`)).text();
      expect(html).toContain("<script");
      expect(observatoryScore({ headers: new Headers(received), html })).toBe(MAXIMUM_SCORE);
    },
  );

  test("answers pages, from its cache where it has one", async () => {
    const cacheOf = async () => (await sendSecurely(`${origin}/faq`, { ca })).headers["x-cache"];
    await expect.poll(cacheOf).toBe(cache);
  });
});
