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
