import { createLastKnown, type MetricsText } from "#application/operations/index.ts";
import { errorMessage } from "#domain/shared/index.ts";
import { readSpace } from "../../adapters/platform/free-space.mjs";
import { type DoctorAnswer, runDoctorInProcess } from "../../workers/doctor-process.ts";
import type { Config } from "../environment/config.ts";

type MachineMetrics = {
  /** In the text format of Prometheus. */
  readonly text: () => Promise<string>;
  /** Ends a doctor that runs. */
  readonly stop: () => void;
};

type MachineMetricsDependencies = {
  readonly config: Pick<Config, "dataDir" | "mockData">;
  readonly onError: (reason: string) => void;
  readonly runDoctor?: (signal: AbortSignal) => Promise<DoctorAnswer>;
};

/** A run takes some seconds of a core. */
const FRESH_MS = 5 * 60_000;

const gauge = (name: string, help: string, samples: readonly string[]): string =>
  [`# HELP ${name} ${help}`, `# TYPE ${name} gauge`, ...samples.map((sample) => name + sample), ""].join("\n");

const diskMetrics = (dataDir: string): readonly string[] => {
  const { freeBytes, totalBytes } = readSpace(dataDir);
  return [
    gauge("vitrine_data_free_bytes", "Free bytes of the disk where DATA_DIR is.", [` ${freeBytes}`]),
    gauge("vitrine_data_total_bytes", "Size of the disk where DATA_DIR is, in bytes.", [` ${totalBytes}`]),
  ];
};

const doctorMetrics = ({ checked_at: at, checks }: DoctorAnswer): readonly string[] => [
  gauge(
    "vitrine_doctor_check",
    "1 if the check of `vitrine doctor` passes, 0 if it fails; no sample if it was skipped.",
    checks.flatMap(({ check, status }) =>
      status === "skipped" ? [] : [`{check="${check}"} ${status === "fix" ? 0 : 1}`],
    ),
  ),
  gauge("vitrine_doctor_timestamp_seconds", "Moment of the checks, in seconds since 1970.", [
    ` ${Date.parse(at) / 1_000}`,
  ]),
];

/**
 * Metrics of this machine, once for all processes that serve: its disk, and what the doctor says. A scrape reads the doctor's last
 * answer, and starts it when that is old.
 */
const createMachineMetrics = ({
  config,
  onError,
  runDoctor = runDoctorInProcess,
}: MachineMetricsDependencies): MachineMetrics => {
  const stopped = new AbortController();
  const run = async (): Promise<DoctorAnswer> => {
    try {
      return await runDoctor(stopped.signal);
    } catch (error) {
      if (!stopped.signal.aborted) onError(errorMessage(error));
      throw error;
    }
  };
  const ask = createLastKnown<DoctorAnswer | null>({
    read: run,
    initial: null,
    freshMs: FRESH_MS,
    monotonicMs: () => performance.now(),
  });
  return {
    text: async () => {
      const answer = config.mockData ? null : (await ask()).value;
      return [...diskMetrics(config.dataDir), ...(answer === null ? [] : doctorMetrics(answer))].join("\n");
    },
    stop: () => stopped.abort(),
  };
};

/** The metrics of a site and those of its machine. `stop` ends a doctor that runs. */
export const withMachineMetrics = (
  { text, mediaType }: MetricsText,
  deps: MachineMetricsDependencies,
): MetricsText & Pick<MachineMetrics, "stop"> => {
  const machine = createMachineMetrics(deps);
  return { mediaType, text: async () => `${await text()}\n${await machine.text()}`, stop: machine.stop };
};
