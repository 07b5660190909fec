import { existsSync, readdirSync } from "node:fs";
import { connect } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startSiteProcess, type SiteProcess } from "../browser/sites/site-process.ts";
import { findFormPath } from "./lead-visitor.ts";
import { abortRequest, keepAliveAgent, repeat, sendRequest } from "./raw-requests.ts";

const REQUESTS = 1_000;
const CONNECTIONS = 8;

/** Connections of other clients, timers and files that the process opens in the meantime. */
const TOLERANCE = 8;

describe("file descriptors of the server", () => {
  let site: SiteProcess;
  let addresses: readonly string[];
  const output: string[] = [];

  /** Only Linux lists the descriptors of a process; elsewhere the server must merely survive the requests. */
  const countDescriptors = (): number => {
    const folder = `/proc/${site.pid}/fd`;
    return existsSync(folder) ? readdirSync(folder).length : 0;
  };
  const expectSettled = async (before: number): Promise<void> => {
    await expect.poll(countDescriptors).toBeLessThanOrEqual(before + TOLERANCE);
  };

  beforeAll(async () => {
    site = await startSiteProcess({ onOutput: (line) => void output.push(line) });
    const form = await findFormPath(site);
    const paths = [
      "/feeds/vitrine.json",
      "/feeds/vitrine.csv",
      "/",
      "/stock",
      form,
      form.replace(/\/[^/]+$/, ""),
      "/api/v1/vehicles",
      "/api/v1/suggestions?q=ford",
      "/api/v1/openapi.json",
      "/sitemap.xml",
      "/robots.txt",
      "/healthz",
      "/readyz",
      "/media/homepage/hero.jpg/m/400x300/filters:quality(70)",
      "/favicon.ico",
      "/absent",
    ];
    addresses = paths.map((path) => site.url + path);
    await repeat(addresses.length, 2, (index) => sendRequest(addresses[index] ?? ""));
  });

  afterAll(() => site?.dispose());

  const address = (index: number): string => addresses[index % addresses.length] ?? "";

  it(`stay as many after ${REQUESTS} HEADs of every kind of route and of exports alone`, async () => {
    const before = countDescriptors();
    for (const pick of [address, () => `${site.url}/feeds/vitrine.json`]) {
      const agent = keepAliveAgent(CONNECTIONS);
      await repeat(REQUESTS, CONNECTIONS, (index) => sendRequest(pick(index), { method: "HEAD", agent }));
      agent.destroy();
    }
    await expectSettled(before);
    expect((await sendRequest(`${site.url}/healthz`)).status).toBe(200);
  });

  it.each(["at-once", "in-body"] as const)(
    `stay as many after ${REQUESTS} GETs of every kind of route that are aborted %s`,
    async (when) => {
      const before = countDescriptors();
      await repeat(REQUESTS, CONNECTIONS, (index) => abortRequest(address(index), when));
      await repeat(REQUESTS, CONNECTIONS, () => abortRequest(`${site.url}/feeds/vitrine.json`, when));
      await expectSettled(before);
      expect((await sendRequest(`${site.url}/healthz`)).status).toBe(200);
    },
    120_000,
  );

  it("stay as many while one connection asks for 5,000 exports ahead of the answers", async () => {
    const before = countDescriptors();
    const { port, hostname } = new URL(site.url);
    const socket = connect(Number(port), hostname);
    socket.on("error", () => undefined);
    const closed = new Promise((resolve) => socket.once("close", resolve));
    socket.write("GET /feeds/vitrine.json HTTP/1.1\r\nHost: site.example\r\n\r\n".repeat(5_000));
    socket.resume();
    await closed;
    await expectSettled(before);
    expect((await sendRequest(`${site.url}/healthz`)).status).toBe(200);
  });

  it("add no listeners that stay: Node would have warned of the eleventh", () => {
    expect(output.filter((line) => line.includes("MaxListenersExceededWarning"))).toEqual([]);
  });
});
