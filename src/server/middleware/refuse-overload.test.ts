import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { compose } from "./compose.ts";
import { refuseOverload } from "./refuse-overload.ts";

let server: Server;
const counts = { passedOn: 0, shed: 0 };

beforeAll(async () => {
  const overload = refuseOverload({
    isOverloaded: (path) => path === "/stock",
    onShed: () => void (counts.shed += 1),
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

const statusOf = async (path: string, method = "GET"): Promise<number> => {
  const { port } = server.address() as AddressInfo;
  return (await fetch(`http://127.0.0.1:${port}${path}`, { method })).status;
};

test("refuses pages under overload and counts each, and passes other requests on", async () => {
  expect(await statusOf("/stock?brand=ford")).toBe(503);
  expect(await statusOf("/stock", "HEAD")).toBe(503);
  expect(counts).toEqual({ shed: 2, passedOn: 0 });
  expect(await statusOf("/healthz")).toBe(200);
  expect(await statusOf("/stock", "POST")).toBe(200);
  expect(await statusOf("/contact")).toBe(200);
  expect(counts).toEqual({ shed: 2, passedOn: 3 });
});
