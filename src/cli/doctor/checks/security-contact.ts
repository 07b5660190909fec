import { addDays } from "#domain/locations/index.ts";
import { utcDay } from "#domain/shared/index.ts";
import { isSecurityContactValid } from "#domain/site/index.ts";
import { type DoctorCheck, fix, warn } from "../doctor-check.ts";

/** An end within so many days is announced. */
const ENDING_DAYS = 30;

const REMEDY = "set security.expires of the settings, at most a year ahead";

/** `/.well-known/security.txt` is answered, and does not expire soon. */
export const securityContactCheck: DoctorCheck = {
  name: "security-contact",
  needs: "settings",
  run: async ({ settings: { security }, context: { clock } }) => {
    const { contact, expires } = security;
    if (contact === null || expires === null) return { summary: "none is named", findings: [] };
    const isValid = isSecurityContactValid(security, clock.now());
    const isEnding = isValid && expires <= addDays(utcDay(clock.now()), ENDING_DAYS);
    return {
      summary: `security.txt is valid until ${expires}`,
      findings: [
        ...(isValid ? [] : [fix(`security.txt expired on ${expires} and is not answered`, REMEDY)]),
        ...(isEnding ? [warn(`security.txt expires on ${expires}`, REMEDY)] : []),
      ],
      data: { expires },
    };
  },
};
