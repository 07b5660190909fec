import { readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Site } from "../browser-support/sites/site.ts";
import { startSiteProcess } from "../browser-support/sites/site-process.ts";
import { type Proxy, startNginx } from "../deploy/plain-nginx.ts";
import { keepAliveAgent, repeat, sendRequest } from "./raw-requests.ts";

let site: Site;
let proxy: Proxy;
/** Paths of the requests that reached the node. */
const reached: string[] = [];

beforeAll(async () => {
  const onOutput = (line: string): void => {
    const path = /"path":"([^"]+)"/.exec(line)?.[1];
    if (path !== undefined) reached.push(path);
  };
  site = await startSiteProcess({ env: { TRUST_PROXY: "1" }, onOutput });
  proxy = await startNginx({ nodes: [site.url] });
});

afterAll(async () => {
  await proxy?.stop();
  await site?.dispose();
});

const BROWSER = { "user-agent": "Mozilla/5.0", accept: "text/html", "accept-encoding": "br" };

const FLOOD = 20_000;

test("a flood of one page reaches the node once a second at most, and every visitor gets the page without a cookie", async () => {
  const agent = keepAliveAgent(50);
  const paths = ["/stock", "/", "/faq"];
  for (const path of paths) await sendRequest(proxy.url + path, { agent, headers: BROWSER });
  reached.length = 0;
  const startedAt = performance.now();
  const wrong: unknown[] = [];
  await repeat(FLOOD, 50, async (index) => {
    const path = paths[index % paths.length] ?? "/";
    const { status, headers } = await sendRequest(proxy.url + path, { agent, headers: BROWSER });
    if (status !== 200 || headers["set-cookie"] !== undefined) wrong.push([path, status, headers["set-cookie"]]);
  });
  const seconds = Math.ceil((performance.now() - startedAt) / 1_000);
  agent.destroy();
  expect(wrong).toEqual([]);
  const counts = paths.map((path) => reached.filter((one) => one === path).length);
  process.stderr.write(
    `${FLOOD} requests in ${seconds} s, at the node: ${paths.map((path, n) => `${path} ${counts[n]}`).join(", ")}\n`,
  );
  const [stock = 0, home = 0, faq = 0] = counts;
  expect([stock <= seconds + 1, home <= seconds + 1, faq <= 1 + seconds / 60]).toEqual([true, true, true]);
  expect(stock).toBeGreaterThan(0);
});

test("a visitor's own answers are never stored", async () => {
  for (const path of ["/contact", "/favoris", "/page-inconnue"]) {
    reached.length = 0;
    for (let time = 0; time < 3; time += 1) {
      const { headers } = await sendRequest(proxy.url + path, { headers: BROWSER });
      expect(headers["x-cache"]).not.toMatch(/HIT|STALE|UPDATING/);
    }
    await expect.poll(() => reached.filter((one) => one === path).length).toBe(3);
  }
});

/** How much longer the proxy has a page than the node: a second, which nginx counts in whole ones. */
const PROXY_MS = 2_000;

/** Answers after one another, each as slow as the slowest: one that was requested before, its successor, and the one that has it. */
const ANSWERS = 3;

test("a changed price shows behind the proxy within two seconds after the node, on page and payload, while visitors ask for it", async () => {
  const { vehicles } = (await (await fetch(`${site.url}/api/v1/vehicles?q=Duster&perPage=100`)).json()) as {
    vehicles: { slug: string }[];
  };
  const slug = vehicles.find((vehicle) => vehicle.slug.includes("duster-journey-1-0-eco-g-100"))?.slug ?? "";
  const paths = [`/stock/${slug}`, `/stock/${slug}.data`];
  let slowestMs = 0;
  const shows = async (path: string, { url }: { readonly url: string } = proxy): Promise<boolean> => {
    const sentAt = performance.now();
    const { body } = await sendRequest(url + path, { headers: { ...BROWSER, "accept-encoding": "identity" } });
    slowestMs = Math.max(slowestMs, performance.now() - sentAt);
    return /14 190|1419000/.test(body.toString().replaceAll(/\s/gu, " "));
  };
  for (const path of paths) expect(await shows(path)).toBe(false);

  const asking = new AbortController();
  const visitors = Promise.all(
    paths.map(async (path) => {
      while (!asking.signal.aborted) await shows(path);
    }),
  );
  const file = join(site.dataDir, "stock.csv");
  writeFileSync(`${file}.new`, readFileSync("demo/group/feeds/vehicles.csv", "utf8").replace(",1429000,", ",1419000,"));
  renameSync(`${file}.new`, file);
  expect(await site.vitrine("import", "vehicles", file)).toMatchObject({ code: 0 });
  for (const path of paths) await expect.poll(() => shows(path, site), { interval: 20 }).toBe(true);
  const changedAt = performance.now();
  for (const path of paths) await expect.poll(() => shows(path), { interval: 20 }).toBe(true);
  const elapsedMs = performance.now() - changedAt;
  asking.abort();
  await visitors;
  process.stderr.write(
    `the price showed ${Math.round(elapsedMs)} ms after the node, slowest answer ${Math.round(slowestMs)} ms\n`,
  );
  expect(elapsedMs).toBeLessThan(PROXY_MS + ANSWERS * slowestMs);
});
