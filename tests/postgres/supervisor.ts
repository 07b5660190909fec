import { startServer } from "./server.ts";

/**
 * Supervises the tests' PostgreSQL. Its standard input closes when the test process ends, even when killed; it then stops
 * the server and deletes its folder. Prints the server's URL as one line.
 */
const supervise = async (): Promise<void> => {
  // Ignores terminal interrupts: this process ends when the tests end.
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => undefined);
  const testsEnded = new Promise((resolve) => process.stdin.on("end", resolve).on("error", resolve).resume());
  const server = await startServer();
  process.stdout.write(`${server.url}\n`);
  await Promise.race([testsEnded, server.ended]);
  await server.stop();
};

await supervise();
