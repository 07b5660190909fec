import { pino } from "pino";
import { afterEach, expect, test, vi } from "vitest";
import { parseDsn } from "#domain/error-reports/index.ts";
import { type FakeHttpServer, startFakeHttpServer } from "../../../tests/fakes/http-server.ts";
import { createErrorReporter } from "./error-reporter.ts";
import { createLogger, reportLoggedError } from "./logger.ts";

let receiver: FakeHttpServer | null = null;

afterEach(async () => {
  await receiver?.stop();
  receiver = null;
});

/** A log whose lines are reported, and the bodies that the receiver got. */
const openLog = async () => {
  receiver = await startFakeHttpServer();
  const target = parseDsn(`http://abc@127.0.0.1:${receiver.port}/7`) ?? expect.fail("no target");
  const reporter = createErrorReporter({ target, environment: "test", release: "r" });
  const lines: unknown[] = [];
  const log = createLogger("info", {
    onLine: (level, details, message) => {
      lines.push(message);
      reportLoggedError(reporter, level, details, message);
    },
  });
  const stream = (log as unknown as Record<symbol, { write: (line: string) => void }>)[pino.symbols.streamSym];
  const write = vi.spyOn(stream ?? expect.fail("no stream"), "write").mockImplementation(() => undefined);
  const { posts } = receiver;
  const bodies = async (): Promise<readonly string[]> => {
    await reporter.stop();
    write.mockRestore();
    return posts.map(({ body }) => body);
  };
  return { log, lines, bodies };
};

test("every line at level error is one event, with an error or without; other levels are none", async () => {
  const { log, bodies } = await openLog();
  log.error({ kind: "contact", error: "ERR_SQLITE_ERROR" }, "lead not saved");
  log.error({ err: new Error("no such table: leads") }, "request failed");
  log.error({}, "nothing beside the words");
  log.error("no details");
  log.fatal({}, "worse");
  log.child({ part: "requests" }).error({}, "of a child");
  log.warn({ err: new Error("a warning") }, "no event");
  log.info({ err: new Error("told") }, "no event");
  const sent = await bodies();
  expect(sent).toHaveLength(6);
  for (const words of [
    "lead not saved",
    "request failed",
    "nothing beside the words",
    "no details",
    "worse",
    "of a child",
  ])
    expect(
      sent.filter((body) => body.includes(words)),
      words,
    ).toHaveLength(1);
  expect(sent.join("\n")).toContain('"code":"ERR_SQLITE_ERROR"');
});

/** What a lead holds, and what opens something. */
const PERSONAL = {
  name: "Anaïs Kieffer",
  email: "anais.kieffer@mail.example",
  phone: "+352 621 123 456",
  message: "Ma voiture tire à droite",
  address: "/contact?nom=Kieffer&cle=SECRET-TOKEN-1234",
  url: "https://www.example.lu/alertes?cle=SECRET-TOKEN-1234",
  client: "203.0.113.7",
};

const PARTS = ["Anaïs", "Kieffer", "anais", "621 123", "tire à droite", "SECRET", "203.0.113"];

/** Names of fields that lines have, and others. */
const FIELDS = [
  "error",
  "kind",
  "reason",
  "problems",
  "link",
  "location",
  "field",
  "what",
  "id",
  "path",
  "lead",
  "fields",
];

test("no personal value leaves, whatever field of a line or of its error holds it", async () => {
  const { log, bodies } = await openLog();
  for (const value of Object.values(PERSONAL)) {
    const fields = Object.fromEntries(FIELDS.map((name) => [name, value]));
    const nested = { ...fields, problems: [value], lead: { fields: { value } } };
    log.error(nested, "lead not saved");
    const cause = Object.assign(new Error(`refused: "${value}"`), { detail: `Key (name)=(${value})`, address: value });
    const error = Object.assign(new Error(`failed for "${value}"`, { cause }), { ...fields, id: undefined });
    log.error({ ...nested, err: error }, "delivery failed");
  }
  const sent = await bodies();
  expect(sent.length).toBeGreaterThanOrEqual(10);
  for (const part of PARTS) expect(sent.join("\n"), part).not.toContain(part);
});

test("a receiver that fails adds no line to the log, and so no further event", async () => {
  const { log, lines, bodies } = await openLog();
  await receiver?.stop();
  log.error({ err: new Error("once") }, "failed");
  expect(await bodies()).toEqual([]);
  expect(lines).toEqual(["failed"]);
  receiver = null;
});

test("details that cannot be read disturb neither the log nor the caller", async () => {
  const { log, bodies } = await openLog();
  const details = Object.defineProperty({}, "path", {
    enumerable: true,
    get: () => {
      throw new Error("unreadable");
    },
  });
  const reporter = { report: vi.fn<() => void>() };
  expect(() => reportLoggedError(reporter, "error", details, "failed")).not.toThrow();
  log.error({}, "the next one");
  expect(await bodies()).toHaveLength(1);
});
