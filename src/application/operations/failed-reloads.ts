import type { Clock } from "#domain/shared/index.ts";
import type { NodeStatus, NodeStore } from "./ports.ts";
import { isLive } from "./presence.ts";
import type { ReloadReport } from "./reload-report.ts";

/** A running node whose last reload was incomplete. */
export type FailedReload = Pick<NodeStatus, "name"> & Pick<ReloadReport, "at" | "failures">;

/** The running nodes whose last reload failed, in order of their names. */
export const listFailedReloads = async (
  nodes: Pick<NodeStore, "list">,
  clock: Clock,
): Promise<readonly FailedReload[]> => {
  const now = clock.now();
  const live = (await nodes.list()).filter((node) => isLive(node, now));
  return live.flatMap(({ name, reload }) =>
    reload === null || reload.failures.length === 0 ? [] : [{ name, at: reload.at, failures: reload.failures }],
  );
};
