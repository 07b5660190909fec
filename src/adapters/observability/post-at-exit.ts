import { spawnSync } from "node:child_process";

/** Reads the bodies from standard input, one a line, as the process that ends cannot wait for an answer. */
const SCRIPT = `
const [url, type] = process.argv.slice(1);
const bodies = JSON.parse(require("node:fs").readFileSync(0, "utf8"));
const post = (body) => fetch(url, { method: "POST", headers: { "content-type": type }, body, redirect: "manual" });
Promise.allSettled(bodies.map(post)).then(() => process.exit());
`;

/** Posts bodies while this process ends: another one does, for at most `timeoutMs`. */
export const postAtExit = (url: string, type: string, bodies: readonly string[], timeoutMs: number): void => {
  if (bodies.length === 0) return;
  const input = JSON.stringify(bodies);
  spawnSync(process.execPath, ["-e", SCRIPT, url, type], {
    input,
    timeout: timeoutMs,
    stdio: ["pipe", "ignore", "ignore"],
  });
};
