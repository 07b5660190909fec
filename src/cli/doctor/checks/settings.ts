import { type DoctorCheck, fix, type Finding } from "../doctor-check.ts";
import { WRONG_USAGE } from "../../context.ts";

const toFinding = (problem: string): Finding => ({
  ...fix(problem, "correct the file, whose previous state a running site has"),
  exitCode: WRONG_USAGE,
});

/** The settings of the market can be read. */
export const settingsCheck: DoctorCheck = {
  name: "settings",
  needs: "nothing",
  run: async ({ context: { config }, settings }) => ({
    summary: `settings/${config.site}.yaml is valid`,
    findings: settings.ok ? [] : settings.error.map(toFinding),
  }),
};
