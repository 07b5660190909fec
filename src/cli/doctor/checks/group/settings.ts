import { settingsFileName } from "../../../../shared-container/settings.ts";
import { type DoctorCheck, fix, type DoctorFinding, warn } from "../../doctor-check.ts";
import { WRONG_USAGE } from "../../../context.ts";

const toFinding = (problem: string): DoctorFinding => ({
  ...fix(problem, "correct the file, whose previous state a running site has"),
  exitCode: WRONG_USAGE,
});

const toWarning = (warning: string): DoctorFinding => {
  const [what = "", remedy = ""] = warning.split("; ");
  return warn(what, remedy);
};

/** The settings of the market can be read. */
export const settingsCheck: DoctorCheck = {
  name: "settings",
  needs: "nothing",
  run: async ({ context: { config }, settings }) => ({
    summary: `${settingsFileName(config)} is valid`,
    findings: [
      ...(settings.ok ? [] : settings.error.map(toFinding)),
      ...[...config.groupWarnings, ...config.environmentWarnings].map(toWarning),
    ],
  }),
};
