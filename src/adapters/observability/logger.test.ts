import { spawn } from "node:child_process";
import { once } from "node:events";
import { openSync } from "node:fs";
import { text } from "node:stream/consumers";
import { pino } from "pino";
import { expect, it, vi } from "vitest";
import { createLogger } from "./logger.ts";

/** The lines that are written while `work` logs. */
const linesOf = (work: (log: ReturnType<typeof createLogger>) => void): string => {
  const lines: string[] = [];
  const log = createLogger("info");
  const stream = (log as unknown as Record<symbol, { write: (line: string) => void }>)[pino.symbols.streamSym];
  const write = vi
    .spyOn(stream ?? expect.fail("no stream"), "write")
    .mockImplementation((line) => void lines.push(line));
  work(log);
  write.mockRestore();
  return lines.join("");
};

it("logs no query of an address that an error quotes, its causes and properties included", () => {
  const cause = Object.assign(new TypeError("Failed to parse /alertes?cle=SECRET&q=1"), {
    url: "https://x/?cle=SECRET",
  });
  const error = new Error('GET "https://x.example/stock?email=SECRET" failed (/a?b=SECRET)', { cause });
  const lines = linesOf((log) => log.error({ err: error, id: "1" }, "request failed"));
  expect(lines).not.toContain("SECRET");
  expect(JSON.parse(lines)).toMatchObject({
    err: { type: "Error", message: 'GET "https://x.example/stock?…" failed (/a?…)' },
    id: "1",
  });
});

it("leaves other errors unchanged", () => {
  const lines = linesOf((log) => log.error({ err: new Error("Is it a?.b, or not? No.") }, "failed"));
  expect(JSON.parse(lines)).toMatchObject({ err: { message: "Is it a?.b, or not? No." } });
});

const PROGRAM = `
import { createLogger } from ${JSON.stringify(import.meta.resolve("./logger.ts"))};
const log = createLogger("info");
for (let line = 0; line < 2_000; line += 1) log.info({ line }, "one of many lines, which fill a pipe and more than may wait");
log.warn("written at once");
log.info("the last line");
process.exitCode = 7;
`;

const startProgram = (output: number | "pipe") =>
  spawn(process.execPath, ["--input-type=module", "-e", PROGRAM], { stdio: ["ignore", output, "ignore"] });

it("writes every line, the last ones when the process ends", async () => {
  const program = startProgram("pipe");
  const [ended, written] = await Promise.all([once(program, "exit"), program.stdout && text(program.stdout)]);
  expect(ended).toEqual([7, null]);
  const messages = (written ?? "")
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line).msg);
  expect(messages).toHaveLength(2_002);
  expect(messages.slice(-2)).toEqual(["written at once", "the last line"]);
});

it.runIf(process.platform === "linux")("neither stops nor hangs the process on a full disk", async () => {
  expect(await once(startProgram(openSync("/dev/full", "w")), "exit")).toEqual([7, null]);
});

it("neither stops nor hangs the process without a reader", async () => {
  const program = startProgram("pipe");
  program.stdout?.destroy();
  expect(await once(program, "exit")).toEqual([7, null]);
});
