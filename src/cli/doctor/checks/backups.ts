import { isPublicSiteUrl } from "#application/site/index.ts";
import { readScheduledBackupAge } from "../../../shared-container/backup-age.ts";
import { type DoctorCheck, fix, type DoctorFinding, warn } from "../doctor-check.ts";

const HOUR_S = 3_600;

const hours = (seconds: number): string => `${Math.round(seconds / HOUR_S)} h`;

const withoutFolder = (siteUrl: string): readonly DoctorFinding[] =>
  isPublicSiteUrl(siteUrl)
    ? [warn("the site makes no backup by itself", "set BACKUP_DIR to a folder on another disk")]
    : [];

/** The newest backup in BACKUP_DIR is not late. */
export const backupsCheck: DoctorCheck = {
  name: "backups",
  needs: "nothing",
  run: async ({ siteUrl, context: { config, clock } }) => {
    const { backups } = config;
    if (backups === null) return { summary: "BACKUP_DIR is not set", findings: withoutFolder(siteUrl) };
    const { newest, ageSeconds, maxAgeSeconds, isLate } = await readScheduledBackupAge(backups, clock);
    const age =
      ageSeconds === null ? `there is none in ${backups.folder}` : `the newest one is ${hours(ageSeconds)} old`;
    return {
      summary: `${age}, where at most ${hours(maxAgeSeconds)} are expected`,
      findings: isLate
        ? [
            fix(
              `${age}, where at most ${hours(maxAgeSeconds)} are expected`,
              "read the log of the server, or run ./vitrine backup",
            ),
          ]
        : [],
      data: { last_backup_at: newest?.createdAt.toISOString() ?? null, max_age_seconds: maxAgeSeconds },
    };
  },
};
