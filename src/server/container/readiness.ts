import { createLastKnown, createReadiness, createStorageProbe } from "#application/operations/index.ts";
import { describeHold } from "#application/retention/index.ts";
import type { AppDependencies } from "../app-dependencies.ts";
import type { Foundation } from "./foundation.ts";

type Checks = {
  readonly readStockVersion: () => Promise<unknown>;
  readonly readFeedDelays: () => Promise<readonly string[]>;
  readonly findMissingPictures: () => Promise<readonly string[]>;
  /** Folders of pictures and backups that this account cannot use. */
  readonly findUnusableFolders: () => Promise<readonly string[]>;
  /** Writes as much as a lead takes. */
  readonly write: () => Promise<void>;
};

/** Interval at which a waiting purge is read: a person needs minutes to confirm it. */
const HOLD_FRESH_MS = 5_000;

const monotonicMs = (): number => performance.now();

/** Checks of database, storage, purge and feeds, for load balancers and metrics. */
export const wireReadiness = (
  { log, readPurgeHold }: Pick<Foundation, "log" | "readPurgeHold">,
  { readStockVersion, readFeedDelays, findMissingPictures, findUnusableFolders, write }: Checks,
) => {
  const readDatabase = createReadiness({ readDatabase: readStockVersion, monotonicMs, log });
  const probeStorage = createStorageProbe({ log, monotonicMs, write });
  const askHold = createLastKnown({ read: readPurgeHold, initial: null, freshMs: HOLD_FRESH_MS, monotonicMs });
  const readiness: AppDependencies["readiness"] = async () => {
    const [{ missing, degraded }, storage, { value: hold }, feed, pictures, folders] = await Promise.all([
      readDatabase(),
      probeStorage(),
      askHold(),
      readFeedDelays(),
      findMissingPictures(),
      findUnusableFolders(),
    ]);
    const holds = hold === null ? [] : [describeHold(hold)];
    return { missing, degraded: [...degraded, ...storage, ...holds, ...feed, ...pictures, ...folders] };
  };
  const answers = async (): Promise<boolean> => Object.values(await readDatabase()).every((list) => list.length === 0);
  const storesLeads = async (): Promise<boolean> => (await probeStorage()).length === 0;
  return { readiness, answers, storesLeads };
};
