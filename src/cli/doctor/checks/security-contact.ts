import { addDays } from "#domain/locations/index.ts";
import { utcDay } from "#domain/shared/index.ts";
import { isSecurityContactValid } from "#domain/site/index.ts";
import { type DoctorCheck, ENDING_SETTINGS_DAYS, fix, warn } from "../doctor-check.ts";
import { readSettingLines } from "../setting-lines.ts";

const REMEDY = "set security.expires of the settings, at most a year ahead";

/** `/.well-known/security.txt` is answered, and does not expire soon. */
export const securityContactCheck: DoctorCheck = {
  name: "security-contact",
  needs: "settings",
  run: async ({ settings: { security }, context }) => {
    const { contact, expires } = security;
    if (contact === null || expires === null) return { summary: "none is named", findings: [] };
    const isValid = isSecurityContactValid(security, context.clock.now());
    const isEnding = isValid && expires <= addDays(utcDay(context.clock.now()), ENDING_SETTINGS_DAYS);
    const line = readSettingLines(context).lineOf(["security", "expires"]);
    return {
      summary: `security.txt is valid until ${expires}`,
      findings: [
        ...(isValid ? [] : [fix(`security.txt expired on ${expires} and is not answered`, REMEDY)]),
        ...(isEnding ? [warn(`security.txt expires on ${expires}`, REMEDY, [`${line}: it is not answered then`])] : []),
      ],
      data: { expires },
    };
  },
};
