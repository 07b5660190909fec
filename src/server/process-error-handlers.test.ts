import { execFile } from "node:child_process";
import { pathToFileURL } from "node:url";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { limit } from "../../tests/time-limits.ts";

const ERROR_HANDLERS = pathToFileURL(join(import.meta.dirname, "process-error-handlers.ts")).href;

/** Runs the code in a separate process with error handlers that print what they log. */
const run = async (code: string) => {
  const program = `
    import { installProcessErrorHandlers } from ${JSON.stringify(ERROR_HANDLERS)};
    installProcessErrorHandlers(process, () => ({ error: ({ err }, message) => console.log(message + ": " + err.message) }));
    process.on("exit", () => console.log("it ends"));
    ${code}`;
  const { promise, resolve } = Promise.withResolvers<{ readonly code: unknown; readonly stdout: string }>();
  execFile(process.execPath, ["--input-type=module", "-e", program], (error, stdout) =>
    resolve({ code: error?.code ?? 0, stdout }),
  );
  return promise;
};

test("a rejected promise that nobody handles is logged, and the process goes on", async () => {
  const { code, stdout } = await run(`
    void Promise.reject(new Error("no disk"));
    setTimeout(() => console.log("it goes on"), 20);`);
  expect(stdout).toBe(
    "unhandled rejection in a background task; the process continues: no disk\nit goes on\nit ends\n",
  );
  expect(code).toBe(0);
});

test("an exception that nothing catches is logged, and ends the process", async () => {
  const { code, stdout } = await run(`
    setTimeout(() => console.log("never"), 5_000);
    setImmediate(() => { throw new Error("no state"); });`);
  expect(stdout).toBe("uncaught exception; the process exits: no state\nit ends\n");
  expect(code).toBe(1);
});

test("a log that cannot be written ends nothing", async () => {
  const program = `
    import { installProcessErrorHandlers } from ${JSON.stringify(ERROR_HANDLERS)};
    import { createLogger } from ${JSON.stringify(pathToFileURL(join(import.meta.dirname, "../adapters/observability/logger.ts")).href)};
    const log = createLogger("info");
    installProcessErrorHandlers(process, () => log);
    process.stdout.write("Vitrine is on");
    log.error({}, "a line");
    for (let line = 0; line < 9; line += 1) log.info({}, "x".repeat(1_000));
    setTimeout(() => process.stderr.write("it goes on"), 20);`;
  const shell = `"$0" --input-type=module -e "$1" > /dev/full`;
  const { stderr } = await promisify(execFile)("sh", ["-c", shell, process.execPath, program], {
    timeout: limit(30_000),
  });
  expect(stderr).toContain("it goes on");
});
