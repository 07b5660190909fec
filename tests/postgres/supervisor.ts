import { createInterface } from "node:readline";
import type { ShutdownSignal } from "./process.ts";
import { startServer } from "./server.ts";

/**
 * Supervises the tests' PostgreSQL. Its standard input closes when the test process ends, even when killed; it then stops
 * the server and deletes its folder. Prints the server's URL as one line, then one line after each command that it has
 * read and carried out: `down SIGINT`, `down SIGQUIT`, `up`.
 */
const supervise = async (): Promise<void> => {
  // Ignores terminal interrupts: this process ends when the tests end.
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => undefined);
  process.stdin.on("error", () => undefined);
  const commands = createInterface(process.stdin);
  const server = await startServer().catch((error: Error) => error);
  if (server instanceof Error) {
    process.stderr.write(`${server.message}\n`);
    process.exitCode = 1;
    commands.close();
    process.stdin.destroy();
    return;
  }
  try {
    process.stdout.write(`${server.url}\n`);
    for await (const line of commands) {
      const [command, signal] = line.split(" ");
      if (command === "up") await server.up();
      else await server.down(signal as ShutdownSignal);
      process.stdout.write("done\n");
    }
  } finally {
    await server.stop();
  }
};

await supervise();
