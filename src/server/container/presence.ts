import { randomUUID } from "node:crypto";
import { hostname } from "node:os";
import { type NodeStore, type Presence, startPresence } from "#application/operations/index.ts";
import { isRunning } from "../../adapters/platform/is-running.ts";
import { createScheduler } from "../../adapters/platform/scheduler.ts";
import type { AppDependencies } from "../app-dependencies.ts";

const nodeName = (pid: number): string => `${hostname()}:${pid}`;

/**
 * Removes the nodes of this host that were killed. In a container this process may have the number of the one before. A
 * node in another container of the same name that is removed by mistake says within half a minute that it runs.
 */
const removeKilled = async (nodes: NodeStore): Promise<void> => {
  for (const { id, name } of await nodes.list()) {
    const pid = Number(name.slice(name.lastIndexOf(":") + 1));
    if (name === nodeName(pid) && (pid === process.pid || !isRunning(pid))) await nodes.remove(id);
  }
};

/** Says in the database that this process serves. `deps`: of this moment; it outlives the settings of the start. */
export const createPresence = async (
  deps: () => Pick<AppDependencies, "nodes" | "contentVersion" | "clock" | "log">,
): Promise<Presence> => {
  const { contentVersion, clock, nodes } = deps();
  await removeKilled(nodes);
  return startPresence({
    id: randomUUID(),
    name: nodeName(process.pid),
    contentVersion,
    store: () => deps().nodes,
    scheduler: createScheduler(),
    clock,
    log: () => deps().log,
  });
};
