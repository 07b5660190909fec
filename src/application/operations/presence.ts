import type { Clock } from "#domain/shared/index.ts";
import type { Log, Scheduler } from "../jobs/ports.ts";
import type { NodeStatus, NodeStore } from "./ports.ts";
import type { ReloadReport } from "./reload-report.ts";

type PresenceDependencies = Pick<NodeStatus, "id" | "name" | "contentVersion"> & {
  /** The current store; it changes with the settings. */
  readonly store: () => Pick<NodeStore, "save" | "remove">;
  readonly scheduler: Pick<Scheduler, "schedule">;
  readonly clock: Clock;
  readonly log: () => Pick<Log, "error">;
};

export type Presence = {
  /**
   * Records the result of a reload. `version`: content version that the nodes were notified of; null for a reload of
   * this node alone.
   * Resolves when it is saved or has failed; on failure the next interval saves it.
   */
  readonly reloaded: (version: number | null, report: ReloadReport) => Promise<void>;
  /** Marks the node as stopped. Resolves within a second even if the database does not answer. */
  readonly leave: () => Promise<void>;
};

const INTERVAL_MS = 30_000;

const LEAVE_TIMEOUT_MS = 1_000;

/**
 * A node without an update for this time is not running; an update in the future dates from before the clock was set
 * back.
 */
const LIVE_MS = 3 * INTERVAL_MS;

const isLive = ({ seenAt }: Pick<NodeStatus, "seenAt">, now: Date): boolean =>
  Math.abs(now.getTime() - Date.parse(seenAt)) < LIVE_MS;

/** Records every half minute that this node is running, with the result of its last reload. Logs an outage once. */
export const startPresence = (deps: PresenceDependencies): Presence => {
  const { id, name, clock, store } = deps;
  const startedAt = clock.now().toISOString();
  let { contentVersion } = deps;
  let reload: ReloadReport | null = null;
  let isSaved = true;
  const onError = (error: unknown): void => {
    if (isSaved) deps.log().error({ err: error }, "failed to write the heartbeat of this node");
    isSaved = false;
  };
  const save = async (): Promise<void> => {
    await store().save({ id, name, startedAt, seenAt: clock.now().toISOString(), contentVersion, reload });
    isSaved = true;
  };
  const job = deps.scheduler.schedule({ run: save, onError, intervalMs: INTERVAL_MS, firstAfterMs: 0 });
  return {
    reloaded(version, report) {
      contentVersion = Math.max(contentVersion, version ?? 0);
      reload = report;
      return save().catch(onError);
    },
    async leave() {
      await job.stop();
      const { promise: timeout, resolve } = Promise.withResolvers<void>();
      const timer = setTimeout(resolve, LEAVE_TIMEOUT_MS);
      await Promise.race([store().remove(id).catch(onError), timeout]);
      clearTimeout(timer);
    },
  };
};

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
