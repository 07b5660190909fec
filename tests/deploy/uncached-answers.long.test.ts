import { createServer, type ServerResponse } from "node:http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { listenOnLoopback } from "../fakes/loopback.ts";
import { limit } from "../time-limits.ts";
import { type Proxy, startNginx } from "./plain-nginx.ts";

const VISITORS = 20;

const waiting: ServerResponse[] = [];
let proxy: Proxy;
let stop: () => Promise<void>;

beforeAll(async () => {
  // A node that answers nobody before everybody has asked.
  const node = createServer((request, response) => {
    if (request.url !== "/contact") return response.end();
    waiting.push(response);
    if (waiting.length < VISITORS) return;
    for (const one of waiting) one.setHeader("cache-control", "private, no-store").end("a form");
  });
  const { port, ...listening } = await listenOnLoopback(node);
  stop = listening.stop;
  proxy = await startNginx({ nodes: [`http://127.0.0.1:${port}`] });
});

afterAll(async () => {
  await proxy?.stop();
  await stop?.();
});

test("nginx passes visitors on at once who open a page that may not be stored", {
  timeout: limit(60_000),
}, async () => {
  const visits = await Promise.all(
    Array.from({ length: VISITORS }, () => fetch(`${proxy.url}/contact`).then((answer) => answer.text())),
  );
  expect(visits).toEqual(Array.from({ length: VISITORS }, () => "a form"));
});
