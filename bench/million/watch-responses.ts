import { get } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";

const INTERVAL_MS = 20;

const responseMs = (url: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const started = performance.now();
    get(url, (response) => {
      response.resume().on("end", () => resolve(performance.now() - started));
    }).on("error", reject);
  });

/** Requests each path again and again, until the function that it returns is called; that gives the slowest of each in milliseconds. */
export const watchResponses = (site: string, paths: readonly string[]): (() => Promise<readonly number[]>) => {
  const ended = new AbortController();
  const watch = async (path: string): Promise<number> => {
    let slowest = 0;
    while (!ended.signal.aborted) {
      slowest = Math.max(slowest, await responseMs(site + path));
      await sleep(INTERVAL_MS);
    }
    return slowest;
  };
  const watched = Promise.all(paths.map(watch));
  return () => {
    ended.abort();
    return watched;
  };
};
