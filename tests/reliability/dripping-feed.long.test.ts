// A feed that sends one byte every two seconds, on a running site: the import ends, is reported, and holds up nobody for long.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { dirname, join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { programFile } from "../../scripts/program/program.ts";
import { mailsWith } from "../browser-support/leads/outbox.ts";
import type { Site } from "../browser-support/sites/site.ts";
import { freePort, startSiteProcess } from "../browser-support/sites/site-process.ts";
import { limit } from "../time-limits.ts";

const FEED = readFileSync(join("demo", "group", "feeds", "vehicles.csv"));

const SLOW = { timeout: limit(150_000), interval: 500 };

let feed: Server;
let drips: boolean;
let site: Site;
let statusUrl: string;
let lines: string[];

beforeAll(async () => {
  [drips, lines] = [false, []];
  feed = createServer((_request, response) => {
    if (!drips) return response.end(FEED);
    response.writeHead(200, { "content-encoding": "gzip" });
    // Compressed, so that a byte on the wire may be a thousand of the feed.
    const bytes = gzipSync(FEED);
    let sent = 0;
    const timer = setInterval(() => {
      response.write(bytes.subarray(sent, sent + 1));
      sent += 1;
    });
    return response.once("close", () => clearInterval(timer));
  }).listen(0, "127.0.0.1");
  await once(feed, "listening");
  const statusPort = await freePort();
  statusUrl = `http://127.0.0.1:${statusPort}/metrics`;
  site = await startSiteProcess({
    env: {
      STOCK_FEED_URL: `http://127.0.0.1:${(feed.address() as AddressInfo).port}/stock.csv`,
      STOCK_FEED_INTERVAL: "10s",
      STATUS_PORT: String(statusPort),
    },
    onOutput: (line) => lines.push(line),
  });
});

afterAll(async () => {
  await site?.dispose();
  feed.closeAllConnections();
  feed.close();
});

const degraded = async (): Promise<readonly string[]> => {
  const answer = (await (await fetch(`${site.url}/readyz`)).json()) as { readonly degraded?: readonly string[] };
  return answer.degraded ?? [];
};

const missedReadings = async (): Promise<number> => {
  const [, value] =
    /^vitrine_stock_feed_missed_readings\{feed="vitrine"[^}]*\} (\d+)/m.exec(await (await fetch(statusUrl)).text()) ??
    [];
  return Number(value);
};

const importElsewhere = async (): Promise<number | null> => {
  const program = join(dirname(await programFile("vitrine")), "vitrine.js");
  const file = join("tests", "fixtures", "feeds", "vitrine.csv");
  const child = spawn(process.execPath, [program, "import", "vehicles", file, "--feed", "other"], {
    env: { ...process.env, DATA_DIR: site.dataDir },
    stdio: "ignore",
  });
  const [code] = (await once(child, "exit")) as [number | null];
  return code;
};

test(
  "a dripping feed ends after half a minute, and two missed readings are reported",
  async () => {
    const logged = (message: string): readonly string[] => lines.filter((line) => line.includes(message));
    await expect.poll(() => logged("stock feed imported").length, SLOW).toBeGreaterThan(0);
    expect(await degraded()).toEqual([]);
    drips = true;
    await expect.poll(() => logged("stock feed rejected").length, SLOW).toBe(1);
    expect(logged("stock feed rejected")[0]).toContain("it was too slow: fewer than 30720 bytes came in 30 seconds");
    await expect
      .poll(degraded, SLOW)
      .toEqual([expect.stringMatching(/^the stock feed vitrine was last read completely /)]);
    expect(await missedReadings()).toBeGreaterThanOrEqual(2);
    await expect
      .poll(() => mailsWith(site, "Subject: Alzette Automobiles, flux du stock vitrine en panne").length)
      .toBe(1);

    // The feed is read before it takes the lock of imports, so that a slow one holds up nobody.
    expect(await importElsewhere()).toBe(0);

    drips = false;
    await expect.poll(degraded, SLOW).toEqual([]);
    expect(await missedReadings()).toBe(0);
    expect(mailsWith(site, "Subject: Alzette Automobiles, flux du stock vitrine en panne")).toHaveLength(1);
  },
  limit(400_000),
);
