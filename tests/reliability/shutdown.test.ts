import { once } from "node:events";
import { connect } from "node:net";
import { expect, it } from "vitest";
import { startSiteProcess } from "../browser/sites/site-process.ts";
import { writeSmallContent } from "../browser/sites/small-content.ts";
import { keepAliveAgent, sendRequest } from "./raw-requests.ts";

it("after SIGTERM a node serves while it is not ready, ends connections, and exits with 0 though clients stay", async () => {
  const lines: string[] = [];
  const site = await startSiteProcess({
    env: { SHUTDOWN_GRACE_SECONDS: "5" },
    writeContent: writeSmallContent,
    onOutput: (line) => lines.push(line),
  });
  const port = Number(new URL(site.url).port);
  // One client has sent nothing yet, another half a request.
  const silent = connect(port, "127.0.0.1");
  const half = connect(port, "127.0.0.1");
  for (const socket of [silent, half]) socket.on("error", () => undefined);
  await Promise.all([once(silent, "connect"), once(half, "connect")]);
  half.write("POST /contact HTTP/1.1\r\nHost: site.example\r\nContent-Length: 100\r\n\r\nfirst_name=");
  const agent = keepAliveAgent(1);
  expect((await sendRequest(`${site.url}/stock`, { agent })).headers.connection).toBe("keep-alive");
  const signalledAt = performance.now();
  const ended = site.end("SIGTERM");
  await expect.poll(() => lines.some((line) => line.includes('"stopping"'))).toBe(true);
  const ready = await sendRequest(`${site.url}/readyz`, { agent: false });
  expect([ready.status, ready.body.toString()]).toEqual([503, expect.stringContaining("stopping")]);
  const page = await sendRequest(`${site.url}/stock`, { agent });
  expect([page.status, page.headers.connection]).toEqual([200, "close"]);
  expect(await ended).toBe(0);
  expect(performance.now() - signalledAt).toBeLessThan(10_000);
  agent.destroy();
  for (const socket of [silent, half]) socket.destroy();
  await site.dispose();
});
