import { fork } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { percentile } from "../../scripts/statistics.ts";
import type { SiteProcess } from "../../tests/browser-support/sites/site-process.ts";
import { findFormPath, openForm, type OpenForm, openForms, postForm } from "../../tests/reliability/lead-visitor.ts";
import { sampleProcess } from "../soak/process-sample.ts";
import type { FloodResult, FloodTask } from "./flood-command.ts";
import type { Flood, FloodTarget } from "./floods.ts";
import { durations, type Sample, sendOnNewConnection } from "../overload/requests.ts";

type HealthSample = Sample & {
  /** Processor time of the site's thread between the check and its answer: its wait on a machine without other work. */
  readonly busyMs: number;
};

export type FloodMeasurement = FloodResult & {
  readonly name: string;
  readonly health: readonly HealthSample[];
  readonly health_p50_ms: number;
  readonly health_p99_ms: number;
  readonly health_p50_busy_ms: number;
  readonly health_p99_busy_ms: number;
  /** Statuses of honest visitors' forms: those without an error, and those with one that hold everything typed. */
  readonly leads: readonly number[];
  readonly corrected: readonly number[];
  /** Resident memory of the site before, and the most of it meanwhile. */
  readonly rss_before_mb: number;
  readonly rss_max_mb: number;
};

export const HEALTH_INTERVAL_MS = 40;
const FORM_INTERVAL_MS = 500;
const MEMORY_INTERVAL_MS = 100;

const TYPED = "Une phrase que le visiteur ne veut pas taper deux fois";

/** The form with its token, a message and without what it requires. */
const withErrors = ({ address, body }: OpenForm): OpenForm => {
  const token = new URLSearchParams(body).get("formulaire") ?? "";
  return { address, body: new URLSearchParams({ formulaire: token, message: TYPED }).toString() };
};

export const findFloodTarget = async (site: Pick<SiteProcess, "url">): Promise<FloodTarget> => {
  const formPath = await findFormPath(site);
  const answer = await fetch(`${site.url}/v2/cdn/spaces/me?token=public`);
  const { space } = (await answer.json()) as { readonly space: { readonly version: number } };
  const invalidForm = withErrors(await openForm(site, formPath, "Zoé"));
  return { url: site.url, formPath, invalidForm, contentVersion: space.version };
};

/** Calls `act` at an interval until the flood is over, and waits for what it began. */
export const repeatUntil = async <T>(
  isOver: () => boolean,
  intervalMs: number,
  act: () => Promise<T>,
): Promise<T[]> => {
  const begun: Promise<T>[] = [];
  await new Promise<void>((resolve) => {
    const timer = setInterval(() => {
      if (isOver()) {
        clearInterval(timer);
        resolve();
      } else begun.push(act());
    }, intervalMs);
  });
  return Promise.all(begun);
};

/** Processor time of a process's first thread in milliseconds, from Linux's /proc. */
const busyMs = (pid: number): number =>
  Number(readFileSync(`/proc/${pid}/task/${pid}/schedstat`, "utf8").split(" ")[0]) / 1e6;

export const checkHealth = async (pid: number, url: string): Promise<HealthSample> => {
  const before = busyMs(pid);
  const sample = await sendOnNewConnection(`${url}/healthz`);
  return { ...sample, busyMs: busyMs(pid) - before };
};

const rounded = (value: number): number => Math.round(value * 10) / 10;

/** 0: the form came back without what was typed. */
const statusOf = async (target: FloodTarget, form: OpenForm, expected: (html: string) => boolean): Promise<number> => {
  const { status, html } = await postForm(target, form);
  return expected(html) ? status : 0;
};

/** Health and honest forms during a flood, which comes from another process. */
export const measureFlood = async (
  site: Pick<SiteProcess, "pid">,
  target: FloodTarget,
  { flood, seconds }: { readonly flood: Flood; readonly seconds: number },
): Promise<FloodMeasurement> => {
  const forms = await openForms(target, target.formPath, 2 * Math.ceil((seconds * 1_000) / FORM_INTERVAL_MS) + 2);
  const { rssMb: rssBefore } = sampleProcess(site.pid, 0);
  const child = fork(join(import.meta.dirname, "flood-command.ts"), { execArgv: [] });
  const task: FloodTask = { name: flood.name, target, seconds };
  child.send(task);
  let result: FloodResult | null = null;
  child.once("message", (message) => void (result = message as FloodResult));
  const isOver = (): boolean => result !== null || child.exitCode !== null;
  const sendForms = async (): Promise<readonly [lead: number, corrected: number]> => {
    const [lead, corrected] = [forms.pop(), forms.pop()];
    if (lead === undefined || corrected === undefined) return [303, 422];
    return Promise.all([
      statusOf(target, lead, () => true),
      statusOf(target, withErrors(corrected), (html) => html.includes(TYPED)),
    ]);
  };
  const [health, sent, memory] = await Promise.all([
    repeatUntil(isOver, HEALTH_INTERVAL_MS, () => checkHealth(site.pid, target.url)),
    repeatUntil(isOver, FORM_INTERVAL_MS, sendForms),
    repeatUntil(isOver, MEMORY_INTERVAL_MS, async () => sampleProcess(site.pid, 0).rssMb),
  ]);
  if (result === null) throw new Error(`the flood "${flood.name}" ended with ${child.exitCode}`);
  if (child.exitCode === null) await once(child, "exit");
  const busy = health.map((check) => check.busyMs);
  return {
    ...(result as FloodResult),
    name: flood.name,
    health,
    health_p50_ms: rounded(percentile(durations(health), 0.5)),
    health_p99_ms: rounded(percentile(durations(health), 0.99)),
    health_p50_busy_ms: rounded(percentile(busy, 0.5)),
    health_p99_busy_ms: rounded(percentile(busy, 0.99)),
    leads: sent.map(([lead]) => lead),
    corrected: sent.map(([, corrected]) => corrected),
    rss_before_mb: Math.round(rssBefore),
    rss_max_mb: Math.round(Math.max(rssBefore, ...memory)),
  };
};
