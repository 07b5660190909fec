import type { SendNext } from "./traffic.ts";

export type LoadResult = {
  /** Milliseconds from the moment that a request was due until its answer was read. */
  readonly latencies: readonly number[];
  readonly failed: number;
  /** Answers with 503: the site sheds load. */
  readonly shed: number;
  readonly seconds: number;
};

type Recorder = { readonly record: (dueAt: number, sending: ReturnType<SendNext>) => Promise<void> } & {
  readonly result: () => LoadResult;
};

const createRecorder = (): Recorder => {
  const latencies: number[] = [];
  const startedAt = performance.now();
  let [failed, shed] = [0, 0];
  return {
    async record(dueAt, sending) {
      const status = await sending.then(
        (sent) => sent.status,
        () => 0,
      );
      if (status === 503) shed += 1;
      else if (status === 0 || status >= 500) failed += 1;
      else latencies.push(performance.now() - dueAt);
    },
    result: () => ({ latencies, failed, shed, seconds: (performance.now() - startedAt) / 1_000 }),
  };
};

/** Each connection sends its next request as soon as it has an answer: the most that the site serves. */
export const closedLoop = async (send: SendNext, connections: number, seconds: number): Promise<LoadResult> => {
  const recorder = createRecorder();
  const endsAt = performance.now() + seconds * 1_000;
  const visit = async (): Promise<void> => {
    while (performance.now() < endsAt) await recorder.record(performance.now(), send());
  };
  await Promise.all(Array.from({ length: connections }, visit));
  return recorder.result();
};

const TICK_MS = 20;

type LoadEnd = { readonly until: Promise<unknown>; readonly minRequests: number };

/** Sends `rate` requests a second whether or not the site keeps up, as visitors do; `until` ends it, not before `minRequests`. */
export const openLoop = async (send: SendNext, rate: number, { until, minRequests }: LoadEnd): Promise<LoadResult> => {
  const recorder = createRecorder();
  const running = new Set<Promise<void>>();
  const { promise: isEnough, resolve } = Promise.withResolvers<void>();
  const startedAt = performance.now();
  let sent = 0;
  const sendDue = (): void => {
    const due = ((performance.now() - startedAt) / 1_000) * rate;
    for (; sent < due; sent += 1) {
      const one = recorder.record(startedAt + (sent / rate) * 1_000, send()).finally(() => running.delete(one));
      running.add(one);
    }
    if (sent >= minRequests) resolve();
  };
  const timer = setInterval(sendDue, TICK_MS);
  await Promise.all([until, isEnough]).finally(() => clearInterval(timer));
  await Promise.all(running);
  return recorder.result();
};
