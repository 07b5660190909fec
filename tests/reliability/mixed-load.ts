import { createHmac } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { importFeed } from "../../bench/soak/changed-feed.ts";
import { sampleProcess, type ProcessSample } from "../../bench/soak/process-sample.ts";
import { createTraffic } from "../../bench/soak/traffic.ts";
import { RETRY_AFTER_SECONDS } from "../../src/server/queues/load-limiter.ts";
import type { SiteProcess } from "../browser-support/sites/site-process.ts";
import type { FakeContentService } from "../fakes/content-service.ts";
import { servingProcessesOf } from "./child-processes.ts";
import { findFormPath, openForm, postForm } from "./lead-visitor.ts";

export type MixedLoadTarget = {
  readonly site: SiteProcess;
  /** Null: the site's own SQLite. */
  readonly databaseUrl: string | null;
  readonly settingsFile: string;
  readonly service: FakeContentService;
  readonly webhookSecret: string;
};

export type MixedLoadReport = {
  readonly requests: number;
  /** Answers with which the limiter sheds load. */
  readonly shed: number;
  /** Anything else than an answer that a visitor may get. */
  readonly problems: readonly string[];
  /** References that visitors were thanked with. */
  readonly references: readonly string[];
  readonly imports: number;
  readonly publications: number;
  readonly reloads: number;
  /** Samples by serving process. */
  readonly samples: readonly (readonly ProcessSample[])[];
};

const [VISITORS, LEAD_VISITORS] = [6, 2];

/** Pauses in milliseconds. */
const PAUSE = { visitor: 20, lead: 200, import: 2_000, publication: 1_500, reload: 2_500, sample: 1_000 };

const isShed = (status: number, retryAfter: string | null): boolean =>
  status === 503 && retryAfter === String(RETRY_AFTER_SECONDS);

/** Calls `act` at least once, and again until the time is over. Returns how often. */
const repeatUntil = async (endsAt: number, pauseMs: number, act: (round: number) => unknown): Promise<number> => {
  let rounds = 0;
  do {
    rounds += 1;
    await act(rounds);
    await sleep(pauseMs);
  } while (performance.now() < endsAt);
  return rounds;
};

export const titleOf = (publication: number): string => `Questions, version ${publication}`;

/** Publishes the questions under another title and calls the webhook. */
const publish = async ({ site, service, webhookSecret }: MixedLoadTarget, publication: number): Promise<number> => {
  service.stories = service.stories.map((story) =>
    story.full_slug === "faq"
      ? {
          ...story,
          published_at: new Date(Date.parse("2026-11-21T08:00:00Z") + publication * 1_000).toISOString(),
          content: { ...story.content, title: titleOf(publication) },
        }
      : story,
  );
  service.version += 1;
  const body = JSON.stringify({ action: "published", story_id: 1, space_id: 1 });
  const headers = { "webhook-signature": createHmac("sha1", webhookSecret).update(body).digest("hex") };
  return (await fetch(`${site.url}/api/v1/content/published`, { method: "POST", body, headers })).status;
};

/** Changes a setting there and back, so that each reload creates another site. */
const reload = ({ site, settingsFile }: MixedLoadTarget): void => {
  const text = readFileSync(settingsFile, "utf8");
  const [shown, hidden] = ["showBreadcrumbs: true", "showBreadcrumbs: false"];
  writeFileSync(settingsFile, text.includes(shown) ? text.replace(shown, hidden) : text.replace(hidden, shown));
  process.kill(site.pid, "SIGHUP");
};

const describe = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Visitors, leads, imports, publications and reloads at the same time. */
export const runMixedLoad = async (target: MixedLoadTarget, seconds: number): Promise<MixedLoadReport> => {
  const { site, databaseUrl } = target;
  const [problems, references]: [string[], string[]] = [[], []];
  let [requests, shed] = [0, 0];
  const send = await createTraffic(site, VISITORS);
  const formPath = await findFormPath(site);
  const pids = servingProcessesOf(site.pid);
  const samples = pids.map((): ProcessSample[] => []);
  const startedAt = performance.now();
  const endsAt = startedAt + seconds * 1_000;
  const note = (what: string, status: number, retryAfter: string | null): void => {
    requests += 1;
    if (isShed(status, retryAfter)) shed += 1;
    else if (status === 0 || status >= 500) problems.push(`${what}: ${status}`);
  };
  const visit = async (): Promise<void> => {
    const answer = await send().catch((error: unknown) => describe(error));
    if (typeof answer === "string") problems.push(answer);
    else note("a page", answer.status, answer.retryAfter);
  };
  const submit = async (): Promise<void> => {
    const { status, reference, retryAfter } = await postForm(site, await openForm(site, formPath, "Zoé"));
    note("a lead", status, retryAfter);
    if (reference !== null) references.push(reference);
    else if (!isShed(status, retryAfter)) problems.push(`a lead: ${status}`);
  };
  const env = { DATA_DIR: site.dataDir, ...(databaseUrl !== null && { DATABASE_URL: databaseUrl }) };
  const sample = (): void =>
    pids.forEach((pid, index) =>
      samples[index]?.push(sampleProcess(pid, Math.round((performance.now() - startedAt) / 1_000))),
    );
  const repeat = (count: number, pauseMs: number, act: (round: number) => unknown): Promise<number[]> =>
    Promise.all(Array.from({ length: count }, () => repeatUntil(endsAt, pauseMs, act)));
  const [[imports = 0], [publications = 0], [reloads = 0]] = await Promise.all([
    repeat(1, PAUSE.import, (round) => importFeed(join(site.dataDir, "mixed.csv"), env, round)),
    repeat(1, PAUSE.publication, async (round) => note("a publication", await publish(target, round), null)),
    repeat(1, PAUSE.reload, () => reload(target)),
    repeat(VISITORS, PAUSE.visitor, visit),
    repeat(LEAD_VISITORS, PAUSE.lead, submit),
    repeat(1, PAUSE.sample, sample),
  ]);
  return { requests, shed, problems, references, imports, publications, reloads, samples };
};
