import type { Clock } from "#domain/shared/index.ts";
import type { NodeStatus, NodeStore } from "./ports.ts";
import { isLive } from "./presence.ts";
import type { ReloadReport } from "./reload-report.ts";

/** A running node whose last reload was incomplete. */
type FailedReload = Pick<NodeStatus, "name"> & Pick<ReloadReport, "at" | "failures">;

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

type AwaitReloadDependencies = {
  readonly nodes: Pick<NodeStore, "list">;
  readonly clock: Clock;
  readonly wait: (milliseconds: number) => Promise<void>;
};

/** The running nodes, by name. */
export type ReloadAnswers = { readonly answered: readonly NodeStatus[]; readonly silent: readonly NodeStatus[] };

const CHECK_INTERVAL_MS = 200;

/**
 * Waits until every running node has loaded the content of `version`, at most `timeoutMs`; returns immediately without
 * a running node. A node started since then has loaded it too: its reload is null.
 */
export const awaitReload = async (
  { nodes, clock, wait }: AwaitReloadDependencies,
  version: number,
  timeoutMs: number,
): Promise<ReloadAnswers> => {
  const deadline = clock.now().getTime() + timeoutMs;
  for (;;) {
    const now = clock.now();
    const live = (await nodes.list()).filter((node) => isLive(node, now));
    const hasAnswered = ({ contentVersion }: NodeStatus): boolean => contentVersion >= version;
    const [answered, silent] = [live.filter(hasAnswered), live.filter((node) => !hasAnswered(node))];
    if (silent.length === 0 || now.getTime() >= deadline) return { answered, silent };
    await wait(CHECK_INTERVAL_MS);
  }
};
