import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { OUTSIDE_BODIES } from "./outside-bodies.ts";

const ROOT = join(import.meta.dirname, "../../../..");

/** What runs on the server; `src/web` requests its own host from the browser. */
const SOURCES = [
  ...globSync("src/{adapters,application,cli,domain,server,shared-container,workers}/**/*.ts", { cwd: ROOT }),
  ...globSync("src/web/**/*.server.{ts,tsx}", { cwd: ROOT }),
]
  .map((path) => path.replaceAll("\\", "/"))
  .filter((path) => !/\.test\.tsx?$/.test(path));

const CLIENTS: Readonly<Record<string, RegExp>> = {
  fetch: /(?<![\w.`"])fetch(?:\(|,| [,}]|\))/,
  "node:http": /import \{[^}]*\b(?:request|get)\b[^}]*\} from "node:https?"/,
  "a socket": /import \{[^}]*\b(?:connect|createConnection)\b[^}]*\} from "node:(?:net|tls|http2)"/,
  "another client":
    /from "(?:undici|axios|got|ws|nodemailer|pg)"|new (?:Socket|WebSocket|EventSource|XMLHttpRequest)\b/,
};

/** Files that connect to another host, and what limits what comes from there. */
const CONNECTING: Readonly<Record<string, string>> = {
  "src/adapters/platform/http/transport.ts": "createHttpClient: OUTSIDE_BODIES",
  "src/adapters/uploads/scanner/scanner.ts": "20 seconds, 16 KiB that are not the file",
  "src/adapters/delivery/mail/mail-transports.ts": "its timeouts, and 45 seconds of the outbox worker",
  "src/adapters/platform/certificate.ts": "3 seconds, the site's own address; nothing is sent, and no answer is read",
  "src/adapters/database/dialects/postgres.ts": "the operator's own database",
  "src/adapters/database/dialects/postgres-pool.ts":
    "the operator's own database, 10 connections; one that does not answer fails after 10 seconds",
  "src/adapters/observability/error-reporter.ts": "a process of its own, ended by its timeout; answers are not read",
};

const clientsIn = (text: string): readonly string[] =>
  Object.entries(CLIENTS).flatMap(([name, pattern]) => (pattern.test(text) ? [name] : []));

test("no file but those with limits of their own connects to another host", () => {
  const found = SOURCES.filter((path) => clientsIn(readFileSync(join(ROOT, path), "utf8")).length > 0);
  expect(found.toSorted(), "request another host with createHttpClient").toEqual(Object.keys(CONNECTING).toSorted());
});

test("every HTTP client takes its limits from the table", () => {
  const creating = SOURCES.filter((path) => /\bcreateHttpClient\(/.test(readFileSync(join(ROOT, path), "utf8")));
  const withoutTable = creating.filter((path) => !readFileSync(join(ROOT, path), "utf8").includes("OUTSIDE_BODIES"));
  expect(creating.length).toBeGreaterThan(4);
  expect(withoutTable).toEqual([]);
});

test("every body has a deadline, a pace and sizes", () => {
  for (const [name, { timeoutMs, pace, maxWireBytes, maxBytes }] of Object.entries(OUTSIDE_BODIES)) {
    expect([name, timeoutMs <= 30 * 60_000, pace.bytes / pace.withinMs >= 1]).toEqual([name, true, true]);
    expect([name, maxWireBytes <= maxBytes, Number.isFinite(maxBytes)]).toEqual([name, true, true]);
  }
});

test.each([
  "const response = await fetch(url);",
  "createIcons({ url, fetch });",
  "createClient(limits, fetch)",
  'import { request } from "node:https";',
  'import { connect } from "node:net";',
  'import WebSocket from "ws";',
])("finds %j", (code) => expect(clientsIn(code)).toHaveLength(1));
