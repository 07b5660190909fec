import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { compose } from "../middleware/compose.ts";
import type { TaskKind } from "./load-limiter.ts";
import { createPageKind, refuseOverload } from "./refuse-overload.ts";

let server: Server;
const counts = { passedOn: 0, shed: 0 };
let full: readonly TaskKind[] = [];

beforeAll(async () => {
  const overload = refuseOverload({
    isFull: (kind) => full.includes(kind),
    kindOf: createPageKind((path) => path === "/contact"),
    onShed: () => void (counts.shed += 1),
    delayMs: 1,
  });
  server = createServer(
    compose([overload], (_, res) => {
      counts.passedOn += 1;
      res.end();
    }),
  ).listen(0, "127.0.0.1");
  await once(server, "listening");
});

afterAll(() => {
  server.close();
});

const ask = async (path: string, { method = "GET", ...headers }: Record<string, string> = {}): Promise<string> => {
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, { method, headers });
  return `${answer.status} ${answer.headers.get("content-type")?.split(";")[0] ?? ""}`.trim();
};

test("refuses pages under overload and counts each, and passes other requests on", async () => {
  full = ["page"];
  expect(await ask("/stock?brand=ford")).toBe("503 text/html");
  expect(await ask("/stock", { method: "HEAD" })).toBe("503 text/html");
  expect(counts).toEqual({ shed: 2, passedOn: 0 });
  expect(await ask("/healthz")).toBe("200");
  expect(await ask("/stock", { method: "POST" })).toBe("200");
  expect(await ask("/contact")).toBe("200");
  expect(await ask("/api/v1/vehicles")).toBe("200");
  expect(counts).toEqual({ shed: 2, passedOn: 4 });
});

test("refuses preloads before pages", async () => {
  full = ["preload"];
  for (const header of ["sec-purpose", "purpose"]) {
    expect(await ask("/stock.data?_routes=x", { [header]: "prefetch" })).toBe("503 text/html");
  }
  expect(await ask("/stock.data?_routes=x")).toBe("200");
});

test.each([
  ["data", "/api/v1/vehicles", "503 application/problem+json"],
  ["data", "/v2/cdn/stories?cv=1", "429 application/json"],
  ["data", "/sitemap.xml", "503 application/problem+json"],
  ["icon", "/api/icons/vitrine.json", "503 application/problem+json"],
  ["export", "/feeds/vitrine.csv", "503 application/problem+json"],
] as const)("refuses what waits in the queue %s: %s", async (kind, path, answer) => {
  full = ["page", "form", "post", "lead"];
  expect(await ask(path)).toBe("200");
  full = [kind];
  expect(await ask(path)).toBe(answer);
});
