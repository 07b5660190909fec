import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";

const DEPLOY = join(import.meta.dirname, "../../deploy");

type NodeUrl = (path: string, environment: Readonly<Record<string, string>>) => string;

const { nodeUrl } = (await import(join(DEPLOY, "node-url.mjs"))) as { readonly nodeUrl: NodeUrl };

test.each([
  [{}, "http://127.0.0.1:3000/readyz"],
  [{ HOST: "127.0.0.1", PORT: "3001" }, "http://127.0.0.1:3001/readyz"],
  [{ HOST: "0.0.0.0", PORT: "3001" }, "http://127.0.0.1:3001/readyz"],
  [{ HOST: "10.0.0.5", PORT: "3001" }, "http://10.0.0.5:3001/readyz"],
  [{ HOST: "node1.internal", PORT: "3001" }, "http://node1.internal:3001/readyz"],
  [{ HOST: "::", PORT: "3001" }, "http://[::1]:3001/readyz"],
  [{ HOST: "fd00::5", PORT: "3001" }, "http://[fd00::5]:3001/readyz"],
])("a node with %j answers at %s", (environment, url) => {
  expect(nodeUrl("/readyz", environment)).toBe(url);
});

/** Runs a script of `deploy/` to its end; null: a signal ended it. */
const run = async (
  environment: Readonly<Record<string, string>>,
  ...args: readonly string[]
): Promise<number | null> => {
  const child = spawn(process.execPath, args, { cwd: DEPLOY, env: environment, stdio: "ignore" });
  const [code] = (await once(child, "exit")) as [number | null];
  return code;
};

test("the image and the unit ask a node where it listens", async () => {
  const server = createServer((_request, response) => response.end("{}"));
  await once(server.listen(0, "127.0.0.2"), "listening");
  onTestFinished(() => void server.close());
  const PORT = String((server.address() as AddressInfo).port);
  expect(await run({ HOST: "127.0.0.2", PORT }, "health.mjs", "/healthz")).toBe(0);
  expect(await run({ HOST: "127.0.0.1", PORT }, "health.mjs", "/healthz")).toBe(1);
  expect(await run({ HOST: "127.0.0.2" }, "wait-until-ready.mjs", PORT)).toBe(0);
  expect(readFileSync(join(DEPLOY, "Dockerfile"), "utf8")).toContain('"/opt/vitrine/deploy/health.mjs", "/healthz"]');
  expect(readFileSync(join(DEPLOY, "systemd/vitrine@.service"), "utf8")).toContain("deploy/wait-until-ready.mjs %i\n");
});
