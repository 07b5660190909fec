import { createServer, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createEdgeListener } from "./edge-listener.ts";

let server: Server;
let passedOn = 0;
let shed = 0;
let isOverloaded = false;

beforeAll(async () => {
  server = createServer(
    createEdgeListener({
      files: () => false,
      isOverloaded: () => isOverloaded,
      onShed: () => void (shed += 1),
      next: (_, res) => {
        passedOn += 1;
        res.end();
      },
    }),
  );
  await new Promise<void>((listening) => {
    server.listen(0, "127.0.0.1", listening);
  });
});

afterAll(() => {
  server.close();
});

const statusOf = (path: string, method: string): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    const { port } = server.address() as AddressInfo;
    request({ host: "127.0.0.1", port, path, method }, (res) => {
      res.resume().on("end", () => resolve(res.statusCode));
    })
      .on("error", reject)
      .end();
  });

test.each(["GET", "HEAD", "POST"])(
  "answers a %s with a path over 2 KB with 414 before anything reads it",
  async (method) => {
    passedOn = 0;
    expect(await statusOf(`/a${"/".repeat(2_048)}`, method)).toBe(414);
    expect(await statusOf(`/a${"/".repeat(10_000)}a/`, method)).toBe(414);
    expect(passedOn).toBe(0);
  },
);

test("passes on a path of 2 KB with a query of its own", async () => {
  expect(await statusOf(`/${"a".repeat(2_047)}?${"b".repeat(4_000)}`, "GET")).toBe(200);
});

test("refuses pages under overload and counts each, and passes other requests on", async () => {
  [isOverloaded, passedOn, shed] = [true, 0, 0];
  expect(await statusOf("/stock", "GET")).toBe(503);
  expect([shed, passedOn]).toEqual([1, 0]);
  expect(await statusOf("/healthz", "GET")).toBe(200);
  expect([shed, passedOn]).toEqual([1, 1]);
  isOverloaded = false;
});
