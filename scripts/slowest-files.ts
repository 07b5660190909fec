import { relative } from "node:path";
import { parseReport } from "./parse-report.ts";

/** A test file and how long its tests took, with their hooks where the runner counts them. */
export type FileSeconds = { readonly file: string; readonly seconds: number };

const SLOWEST = 10;

type VitestReport = {
  readonly testResults: readonly { readonly name: string; readonly startTime: number; readonly endTime: number }[];
};

type Suite = {
  readonly file: string;
  readonly suites?: readonly Suite[];
  readonly specs?: readonly {
    readonly tests: readonly { readonly results: readonly { readonly duration: number }[] }[];
  }[];
};

type PlaywrightReport = {
  readonly config: { readonly rootDir: string };
  readonly suites: readonly Suite[];
};

/** The files of Vitest's JSON report. */
export const vitestFiles = (report: string | null): readonly FileSeconds[] => {
  const { testResults = [] } = (parseReport(report) ?? {}) as Partial<VitestReport>;
  return testResults.map(({ name, startTime, endTime }) => ({
    file: relative(process.cwd(), name),
    seconds: (endTime - startTime) / 1000,
  }));
};

const durationOf = ({ suites = [], specs = [] }: Suite): number =>
  suites.reduce((sum, suite) => sum + durationOf(suite), 0) +
  specs
    .flatMap(({ tests }) => tests.flatMap(({ results }) => results))
    .reduce((sum, { duration }) => sum + duration, 0);

/** The files of Playwright's JSON report. */
export const playwrightFiles = (report: string | null): readonly FileSeconds[] => {
  const { suites = [], config } = (parseReport(report) ?? {}) as Partial<PlaywrightReport>;
  const folder = relative(process.cwd(), config?.rootDir ?? "");
  return suites.map((suite) => ({ file: `${folder}/${suite.file}`, seconds: durationOf(suite) / 1000 }));
};

/** The ten slowest files, a line each. */
export const describeSlowest = (files: readonly FileSeconds[]): string =>
  files
    .toSorted((left, right) => right.seconds - left.seconds)
    .slice(0, SLOWEST)
    .map(({ file, seconds }) => `${seconds.toFixed(1).padStart(6)} s  ${file}`)
    .join("\n");
