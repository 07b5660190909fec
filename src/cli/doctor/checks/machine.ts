import { isPublicSiteUrl } from "#application/site/index.ts";
import { createDoctorReader, createPurgeState } from "../../../adapters/database/index.ts";
import { describeSpace, MIN_FREE_BYTES, readSpace } from "../../../adapters/platform/free-space.mjs";
import { findUnusablePath } from "../../../adapters/platform/usable-path.mjs";
import { readScheduledBackupAge } from "../../../shared-container/backup-age.ts";
import { type CheckedSite, type DoctorCheck, fix, type Found, unusable, warn } from "../doctor-check.ts";

const HOUR_S = 3_600;

const hours = (seconds: number): string => `${Math.round(seconds / HOUR_S)} h`;

const withoutFolder = (siteUrl: string): Found =>
  isPublicSiteUrl(siteUrl) && warn("the site makes no backup by itself", "set BACKUP_DIR to a folder on another disk");

/** The newest backup in BACKUP_DIR is not late. */
export const backupsCheck: DoctorCheck = {
  name: "backups",
  needs: "nothing",
  run: async ({ siteUrl, context: { config, clock } }) => {
    const { backups } = config;
    if (backups === null) return { summary: "BACKUP_DIR is not set", findings: [withoutFolder(siteUrl)] };
    const problem = unusable(
      "BACKUP_DIR",
      findUnusablePath(backups.folder, () => false),
    );
    if (problem !== false) return { summary: "", findings: [problem] };
    const { newest, ageSeconds, maxAgeSeconds, isLate } = await readScheduledBackupAge(backups, clock);
    const age =
      ageSeconds === null ? `there is none in ${backups.folder}` : `the newest one is ${hours(ageSeconds)} old`;
    return {
      summary: `${age}, where at most ${hours(maxAgeSeconds)} are expected`,
      findings: [
        isLate &&
          fix(
            `${age}, where at most ${hours(maxAgeSeconds)} are expected`,
            "read the log of the server, or run ./vitrine backup",
          ),
      ],
      data: { last_backup_at: newest?.createdAt.toISOString() ?? null, max_age_seconds: maxAgeSeconds },
    };
  },
};

/** Nodes whose clocks differ by more disagree on links, leases and what is due. */
const MAX_DIFFERENCE_MS = 30_000;

/** A clock that is behind what the database has already seen by more is wrong. */
const MAX_BEHIND_MS = 5 * 60_000;

const SET_CLOCK = "set the clock, and let NTP follow it";

const compareWithDatabase = async ({ database }: CheckedSite, now: Date): Promise<Found> => {
  const time = await createDoctorReader(database).time();
  const seconds = time === null ? 0 : Math.round((now.getTime() - time.getTime()) / 1_000);
  if (Math.abs(seconds) * 1_000 <= MAX_DIFFERENCE_MS) return false;
  const direction = seconds > 0 ? "ahead of" : "behind";
  return fix(`this machine's clock is ${Math.abs(seconds)} s ${direction} that of the database`, SET_CLOCK);
};

const compareWithRows = async ({ database }: CheckedSite, now: Date): Promise<Found> => {
  const last = await createPurgeState(database).lastTrusted();
  if (last === null || last.getTime() - now.getTime() <= MAX_BEHIND_MS) return false;
  const what = `this machine's clock says ${now.toISOString()}, but the site ran at ${last.toISOString()} already`;
  return fix(what, SET_CLOCK);
};

/** The clock agrees with that of the database, and is not behind what the site has already seen. */
export const clockCheck: DoctorCheck = {
  name: "clock",
  needs: "database",
  run: async (site) => {
    const now = site.context.clock.now();
    return {
      summary: `${now.toISOString()} is plausible`,
      findings: [await compareWithDatabase(site, now), await compareWithRows(site, now)],
    };
  },
};

/** The disk of DATA_DIR has room. */
export const diskCheck: DoctorCheck = {
  name: "disk",
  needs: "nothing",
  run: async ({ context: { config } }) => {
    const space = readSpace(config.dataDir);
    const said = `${describeSpace(space)} where ${config.dataDir} is`;
    return {
      summary: said,
      findings: [
        space.freeBytes < MIN_FREE_BYTES &&
          fix(said, "free space there, or move DATA_DIR: on a full disk no lead can be stored"),
      ],
      data: space,
    };
  },
};
