import { randomUUID } from "node:crypto";
import { hostname } from "node:os";
import { type NodeStore, type Presence, startPresence } from "#application/operations/index.ts";
import { isRunning } from "../../adapters/platform/process-folder.ts";
import { createScheduler } from "../../adapters/platform/scheduler.ts";
import type { Container } from "../app-dependencies.ts";

const nodeName = (pid: number): string => `${hostname()}:${pid}`;

/**
 * Removes this host's nodes that were killed. In a container this process may have the id of the previous one. A
 * running node in another container of the same name that is removed by mistake records itself again within half a
 * minute.
 */
const removeKilled = async (nodes: NodeStore): Promise<void> => {
  for (const { id, name } of await nodes.list()) {
    const pid = Number(name.slice(name.lastIndexOf(":") + 1));
    if (name === nodeName(pid) && (pid === process.pid || !isRunning(pid))) await nodes.remove(id);
  }
};

/**
 * Records in the database that this process serves. `deps`: returns the current dependencies, because presence outlives
 * a settings reload.
 */
export const createPresence = async (
  deps: () => Pick<Container, "services" | "nodes" | "contentVersion" | "log">,
): Promise<Presence> => {
  const { contentVersion, nodes, services } = deps();
  await removeKilled(nodes);
  return startPresence({
    id: randomUUID(),
    name: nodeName(process.pid),
    contentVersion,
    store: () => deps().nodes,
    scheduler: createScheduler(),
    clock: services.clock,
    log: () => deps().log,
  });
};
