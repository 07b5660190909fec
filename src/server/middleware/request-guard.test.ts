import { once } from "node:events";
import { createServer, request, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { compose } from "./compose.ts";
import { refuseLongPath } from "./request-guard.ts";

let server: Server;
let passedOn = 0;

beforeAll(async () => {
  server = createServer(
    compose([refuseLongPath], (_, res) => {
      passedOn += 1;
      res.end();
    }),
  ).listen(0, "127.0.0.1");
  await once(server, "listening");
});

afterAll(() => {
  server.close();
});

const statusOf = async (path: string, method: string): Promise<number | undefined> => {
  const { port } = server.address() as AddressInfo;
  const [response] = (await once(request({ host: "127.0.0.1", port, path, method }).end(), "response")) as [
    IncomingMessage,
  ];
  await once(response.resume(), "end");
  return response.statusCode;
};

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
