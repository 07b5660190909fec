import { EventEmitter } from "node:events";
import type { IncomingMessage, ServerResponse } from "node:http";
import { expect, test } from "vitest";
import { requestLog } from "./request-log.ts";

/** The paths that have a line after such requests, and the number of those that were measured. */
const record = (requests: readonly (readonly [url: string, status: number])[]) => {
  const paths: unknown[] = [];
  let measured = 0;
  const add = (entry: object): void => void paths.push((entry as { readonly path?: string }).path);
  const middleware = requestLog({
    log: { info: add, error: add },
    measure: () => {
      measured += 1;
    },
    clientOf: () => "client",
  });
  for (const [url, statusCode] of requests) {
    const response = Object.assign(new EventEmitter(), {
      statusCode,
      writableFinished: true,
      setHeader: () => undefined,
    });
    middleware(
      { method: "GET", url, headers: {} } as IncomingMessage,
      response as unknown as ServerResponse,
      () => undefined,
    );
    response.emit("close");
  }
  return { paths, measured };
};

test("the checks of proxies are measured and have no line, until they are answered by something else than 200", () => {
  const requests = [
    ["/readyz", 200],
    ["/healthz", 200],
    ["/readyz", 503],
    ["/stock", 200],
  ] as const;
  expect(record(requests)).toEqual({ paths: ["/readyz", "/stock"], measured: 4 });
});
