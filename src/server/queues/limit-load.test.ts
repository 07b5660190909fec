import { Hono } from "hono";
import { expect, test } from "vitest";
import type { AppEnv } from "../app-dependencies.ts";
import { leaveQueue, limitLoad } from "./limit-load.ts";
import { createLoadLimiter } from "./load-limiter.ts";
import { LOAD_LIMITS } from "./load-limits.ts";

const createApp = () => {
  const limiter = createLoadLimiter({ ...LOAD_LIMITS, connections: () => 0, onShed: () => undefined });
  const app = new Hono<AppEnv>();
  app.use(limitLoad(limiter));
  app.get("/sitemap.xml", (context) => context.text(JSON.stringify(limiter.counts())));
  app.use(leaveQueue);
  app.all("*", (context) => limiter.run(async () => context.text("page"), "page"));
  const get = async (path: string) => (await app.request(path)).text();
  return { limiter, get };
};

test("a file is made in its turn, which ends with its answer", async () => {
  const { limiter, get } = createApp();
  expect(await get("/sitemap.xml")).toBe('{"running":1,"queued":0}');
  expect(limiter.counts()).toEqual({ running: 0, queued: 0 });
});

test("addresses of files that there are not leave their queue before they wait with the pages", async () => {
  const { limiter, get } = createApp();
  const paths = Array.from({ length: 30 }, (_, index) => `/file-${index}.xml`);
  expect(new Set(await Promise.all([...paths, "/feeds/nothing.csv"].map(get)))).toEqual(new Set(["page"]));
  expect(limiter.counts()).toEqual({ running: 0, queued: 0 });
});
