import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import type { Order } from "./importing-process.ts";

const start = (order: Order): ChildProcess =>
  spawn(process.execPath, [fileURLToPath(new URL("importing-process.ts", import.meta.url)), JSON.stringify(order)], {
    stdio: ["ignore", "pipe", "inherit"],
  });

/** Runs a whole import in a process of its own and gives its exit code. */
export const importElsewhere = async (order: Omit<Order, "hang">): Promise<number> => {
  const [code] = await once(start({ ...order, hang: false }), "exit");
  return code as number;
};

/** Starts an import elsewhere and kills it, as a crash does, after it put its rows and before it could commit. */
export const importAndKill = async (order: Omit<Order, "hang">): Promise<void> => {
  const child = start({ ...order, hang: true });
  if (child.stdout !== null) await once(child.stdout, "data");
  child.kill("SIGKILL");
  await once(child, "exit");
};
