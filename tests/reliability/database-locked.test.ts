import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { freePort, startSiteProcess, type SiteProcess } from "../browser/sites/site-process.ts";
import { sendRequest } from "./raw-requests.ts";

let site: SiteProcess;
let statusPort: number;

beforeAll(async () => {
  statusPort = await freePort();
  site = await startSiteProcess({ env: { STATUS_PORT: String(statusPort) } });
});

afterAll(() => site?.dispose());

const WRITER = `
  const database = new (require("node:sqlite").DatabaseSync)(process.argv[1]);
  database.exec("begin immediate");
  process.stdin.on("data", () => process.exit());
  console.log("locked");
`;

/** Another process that writes to the site's database until it is stopped. */
const startWriter = async () => {
  const writer = spawn(process.execPath, ["-e", WRITER, join(site.dataDir, "vitrine.sqlite")], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  await once(writer.stdout, "data");
  return {
    isWriting: () => writer.exitCode === null,
    end: async (): Promise<void> => {
      const ended = once(writer, "exit");
      writer.stdin.end("end");
      await ended;
    },
  };
};

const readState = async () => {
  const { status, body } = await sendRequest(`${site.url}/readyz`);
  return { code: status, ...(JSON.parse(body.toString()) as { status: string; degraded?: readonly string[] }) };
};

it("answers health, metrics and new pages while another process writes, and says that leads wait", async () => {
  const writer = await startWriter();
  const { code, status, degraded } = await readState();
  expect([code, status, degraded]).toEqual([200, "ready", [expect.stringMatching(/^leads wait to be stored: /)]]);
  // Makes this node save what it has read, on the connection that reads for pages.
  process.kill(site.pid, "SIGHUP");
  for (const url of [
    `${site.url}/healthz`,
    `http://127.0.0.1:${statusPort}/metrics`,
    `${site.url}/stock?price-max=51234`,
  ]) {
    expect([url, (await sendRequest(url)).status]).toEqual([url, 200]);
  }
  expect(writer.isWriting()).toBe(true);
  await writer.end();
  await expect.poll(readState).toEqual({ code: 200, status: "ready", missing: [] });
});
