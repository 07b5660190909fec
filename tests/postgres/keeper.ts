import { startServer } from "./server.ts";

/**
 * Runs between the tests and their PostgreSQL: its standard input ends when the tests end, however they end, killed
 * included, and then it stops the server and takes its folder away. It prints the server's address in one line.
 */
const keep = async (): Promise<void> => {
  // An interrupt at the terminal is for the tests; this process ends when they do.
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => undefined);
  const testsEnded = new Promise((resolve) => process.stdin.on("end", resolve).on("error", resolve).resume());
  const server = await startServer();
  process.stdout.write(`${server.url}\n`);
  await Promise.race([testsEnded, server.ended]);
  await server.stop();
};

await keep();
