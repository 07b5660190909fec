import { createDoctorReader, createPurgeState } from "../../../adapters/database/index.ts";
import { type CheckedSite, type DoctorCheck, fix, type DoctorFinding } from "../doctor-check.ts";

/** Nodes whose clocks differ by more disagree on links, leases and what is due. */
const MAX_DIFFERENCE_MS = 30_000;

/** A clock that is behind what the database has already seen by more is wrong. */
const MAX_BEHIND_MS = 5 * 60_000;

const REMEDY = "set the clock, and let NTP follow it";

const compareWithDatabase = async ({ database }: CheckedSite, now: Date): Promise<readonly DoctorFinding[]> => {
  const time = await createDoctorReader(database).time();
  const seconds = time === null ? 0 : Math.round((now.getTime() - time.getTime()) / 1_000);
  if (Math.abs(seconds) * 1_000 <= MAX_DIFFERENCE_MS) return [];
  const direction = seconds > 0 ? "ahead of" : "behind";
  return [fix(`this machine's clock is ${Math.abs(seconds)} s ${direction} that of the database`, REMEDY)];
};

const compareWithRows = async ({ database }: CheckedSite, now: Date): Promise<readonly DoctorFinding[]> => {
  const last = await createPurgeState(database).lastTrusted();
  return last === null || last.getTime() - now.getTime() <= MAX_BEHIND_MS
    ? []
    : [
        fix(
          `this machine's clock says ${now.toISOString()}, but the site ran at ${last.toISOString()} already`,
          REMEDY,
        ),
      ];
};

/** The clock agrees with that of the database, and is not behind what the site has already seen. */
export const clockCheck: DoctorCheck = {
  name: "clock",
  needs: "database",
  run: async (site) => {
    const now = site.context.clock.now();
    return {
      summary: `${now.toISOString()} is plausible`,
      findings: [...(await compareWithDatabase(site, now)), ...(await compareWithRows(site, now))],
    };
  },
};
