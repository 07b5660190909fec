import { type OpenForm, openForms } from "../../tests/reliability/lead-visitor.ts";
import { sendOnNewConnection, type Sample } from "./requests.ts";

export type Target = { readonly url: string; readonly formPath: string };

export type Load = {
  readonly requestsPerSecond: number;
  readonly seconds: number;
};

export type Measurement = {
  readonly pages: readonly Sample[];
  readonly health: readonly Sample[];
  readonly leads: readonly Sample[];
  /** Forms that are opened. */
  readonly opened: readonly Sample[];
  /** Pages answered with 200 in a second, until the last answer. */
  readonly goodput: number;
};

const HEALTH_INTERVAL_MS = 40;
const LEAD_INTERVAL_MS = 150;
const OPEN_INTERVAL_MS = 250;

/** Requests for pages start in bursts of this interval: one timer for each would be late under load. */
const PAGE_INTERVAL_MS = 20;

let nextPage = 0;

/** An address that nobody has requested before: its page must be rendered. */
const coldPage = ({ url }: Target): string => {
  nextPage += 1;
  return `${url}/stock?price-max=${20_000 + nextPage}&mileage-max=${90_000 + (nextPage % 7)}`;
};

/** Calls `send` for every elapsed interval until the time is over, and waits for all answers. */
const repeatFor = async (
  seconds: number,
  intervalMs: number,
  send: (elapsedMs: number) => readonly Promise<Sample>[],
): Promise<Sample[]> => {
  const samples: Promise<Sample>[] = [];
  const started = performance.now();
  await new Promise<void>((resolve) => {
    const timer = setInterval(() => {
      const elapsedMs = performance.now() - started;
      samples.push(...send(Math.min(elapsedMs, seconds * 1_000)));
      if (elapsedMs < seconds * 1_000) return;
      clearInterval(timer);
      resolve();
    }, intervalMs);
  });
  return Promise.all(samples);
};

const sendForm = (url: string, form: OpenForm): Promise<Sample> =>
  sendOnNewConnection(url + form.address, { method: "POST", body: form.body });

/** Opens the forms that visitors send during the load. */
export const openFormsOfLoad = (target: Target, seconds: number): Promise<OpenForm[]> =>
  openForms(target, target.formPath, Math.ceil((seconds * 1_000) / LEAD_INTERVAL_MS));

/** Requests cold pages at a fixed rate, whatever the answers are, beside health checks, opened and sent forms. */
export const measureLoad = async (
  target: Target,
  { requestsPerSecond, seconds }: Load,
  forms: readonly OpenForm[],
): Promise<Measurement> => {
  let sent = 0;
  const remainingForms = [...forms];
  const sendDuePages = (elapsedMs: number): Promise<Sample>[] => {
    const due = Math.floor((elapsedMs / 1_000) * requestsPerSecond) - sent;
    sent += due;
    return Array.from({ length: due }, () => sendOnNewConnection(coldPage(target)));
  };
  const sendNextForm = (): Promise<Sample>[] => {
    const form = remainingForms.pop();
    return form === undefined ? [] : [sendForm(target.url, form)];
  };
  const started = performance.now();
  const sendPages = async () => {
    const pages = await repeatFor(seconds, PAGE_INTERVAL_MS, sendDuePages);
    return { pages, elapsedSeconds: (performance.now() - started) / 1_000 };
  };
  const [{ pages, elapsedSeconds }, health, leads, opened] = await Promise.all([
    sendPages(),
    repeatFor(seconds, HEALTH_INTERVAL_MS, () => [sendOnNewConnection(`${target.url}/healthz`)]),
    repeatFor(seconds, LEAD_INTERVAL_MS, sendNextForm),
    repeatFor(seconds, OPEN_INTERVAL_MS, () => [sendOnNewConnection(target.url + target.formPath)]),
  ]);
  return {
    pages,
    health,
    leads,
    opened,
    goodput: pages.filter(({ status }) => status === 200).length / elapsedSeconds,
  };
};

/** Pages a second that the server renders when a few clients request one after another. */
export const measureSaturation = async (target: Target, seconds: number): Promise<number> => {
  const started = performance.now();
  let rendered = 0;
  const visit = async (): Promise<void> => {
    while (performance.now() - started < seconds * 1_000) {
      const { status } = await sendOnNewConnection(coldPage(target));
      if (status === 200) rendered += 1;
    }
  };
  await Promise.all(Array.from({ length: 4 }, visit));
  return rendered / ((performance.now() - started) / 1_000);
};
