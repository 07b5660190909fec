import { WRONG_USAGE } from "../context.ts";
import { FAILED } from "../failure.ts";
import type { DoctorFinding } from "./doctor-check.ts";
import { type CheckOutcome, statusOf } from "./run-checks.ts";

/** Exit code: something has to be corrected. */
const FOUND = 2;

/** From the code that says most. */
const CODES = [FAILED, WRONG_USAGE, FOUND];

export const exitCodeOf = (outcomes: readonly CheckOutcome[]): number => {
  const codes = new Set(
    outcomes.flatMap(({ result }) =>
      (result?.findings ?? []).flatMap((finding) => (finding.level === "fix" ? [finding.exitCode ?? FOUND] : [])),
    ),
  );
  return CODES.find((code) => codes.has(code)) ?? 0;
};

const line = (level: string, check: string, text: string): string => `${level.padEnd(5)} ${check}: ${text}`;

const findingLines = (check: string, finding: DoctorFinding): readonly string[] => {
  if (finding.level === "note") return [line("note", check, finding.what)];
  const { level, what, remedy, details } = finding;
  return [line(level, check, `${what}; ${remedy}`), ...details.map((detail) => `  ${detail}`)];
};

const outcomeLines = (outcome: CheckOutcome): readonly string[] => {
  const { check, result } = outcome;
  if (result === null) return [line("note", check, "not checked, because database or settings cannot be used")];
  const found = result.findings.flatMap((finding) => findingLines(check, finding));
  return statusOf(outcome) === "ok" ? [line("ok", check, result.summary), ...found] : found;
};

/** A line for each check, or for each thing that it found, with details below. */
export const textReport = (outcomes: readonly CheckOutcome[]): string =>
  `${outcomes.flatMap(outcomeLines).join("\n")}\n`;

const findingJson = (finding: DoctorFinding): object =>
  finding.level === "note"
    ? finding
    : { level: finding.level, what: finding.what, remedy: finding.remedy, details: finding.details };

/** The same for programs. */
export const jsonReport = (outcomes: readonly CheckOutcome[], at: Date): object => {
  const checks = outcomes.map((outcome) => {
    const { check, result } = outcome;
    const { summary = null, findings = [], data = {} } = result ?? {};
    return { check, status: statusOf(outcome), summary, findings: findings.map(findingJson), data };
  });
  const ok = exitCodeOf(outcomes) === 0;
  return { ok, checked_at: at.toISOString(), checks };
};
