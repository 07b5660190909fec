import { request } from "node:http";

export type Sample = {
  readonly status: number;
  /** By the clock of `performance`, in milliseconds. */
  readonly sentAt: number;
  readonly ms: number;
  readonly retryAfter: string | undefined;
};

export type SentRequest = {
  readonly method?: "GET" | "POST";
  readonly body?: string;
};

const HEADERS = { "user-agent": "Mozilla/5.0 (overload)", "accept-encoding": "br", connection: "close" };

const FORM_HEADERS = { "content-type": "application/x-www-form-urlencoded", "sec-fetch-site": "same-origin" };

/** Sends a request on a connection of its own. Status 0: it was not answered. */
export const sendOnNewConnection = (url: string, { method = "GET", body }: SentRequest = {}): Promise<Sample> =>
  new Promise((resolve) => {
    const sentAt = performance.now();
    const finish = (status: number, retryAfter?: string): void =>
      resolve({ status, sentAt, ms: performance.now() - sentAt, retryAfter });
    const headers = body === undefined ? HEADERS : { ...HEADERS, ...FORM_HEADERS };
    const outgoing = request(url, { method, agent: false, headers }, (response) => {
      response.resume().on("end", () => finish(response.statusCode ?? 0, response.headers["retry-after"]));
      response.on("error", () => finish(0));
    });
    outgoing.on("error", () => finish(0));
    outgoing.end(body);
  });

/** Milliseconds that each answer took. */
export const durations = (samples: readonly Sample[]): readonly number[] => samples.map(({ ms }) => ms);

const answeredAt = ({ sentAt, ms }: Sample): number => sentAt + ms;

/** Share of the pages waiting when a check was sent that were answered after it: 1 if the check overtook all. */
export const overtakenShare = (checks: readonly Sample[], pages: readonly Sample[]): number => {
  let [waiting, overtaken] = [0, 0];
  for (const check of checks) {
    const before = pages.filter((page) => page.sentAt < check.sentAt && answeredAt(page) > check.sentAt);
    waiting += before.length;
    overtaken += before.filter((page) => answeredAt(page) > answeredAt(check)).length;
  }
  return overtaken / waiting;
};
