import { utcDay } from "#domain/shared/index.ts";
import { endingSettings } from "#domain/site/index.ts";
import { countOf, type DoctorCheck, ENDING_SETTINGS_DAYS, warn } from "../doctor-check.ts";
import { readSettingLines } from "../setting-lines.ts";

/** No rate, rule or price of the settings ends soon, or has ended, without a next entry. */
export const datedSettingsCheck: DoctorCheck = {
  name: "dated-settings",
  needs: "settings",
  run: async ({ settings, context }) => {
    const ending = endingSettings(settings, utcDay(context.clock.now()), ENDING_SETTINGS_DAYS);
    const { lineOfEnd } = readSettingLines(context);
    const lines = ending.map(
      ({ path, from, until, hasEnded, afterwards }) =>
        `${lineOfEnd(path.split("."), from)}: ${path} ${hasEnded ? "ended" : "ends"} on ${until}; then ${afterwards}`,
    );
    const what = countOf(ending.length, "dated setting has", "dated settings have");
    return {
      summary: `none ends within ${ENDING_SETTINGS_DAYS} days without a next entry`,
      findings:
        ending.length === 0
          ? []
          : [
              warn(
                `${what} ended, or end within ${ENDING_SETTINGS_DAYS} days, without a next entry`,
                "write the next entry, with its first day as from",
                lines,
              ),
            ],
      data: { ending },
    };
  },
};
