import { Agent, request } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { limit } from "../time-limits.ts";

/** A request that was neither answered nor had its connection closed in this time hangs: it would wait for ever. */
const MAX_ANSWER_MS = limit(60_000);

export type Outcomes = {
  /** Number of answers by status. */
  readonly answered: Readonly<Record<number, number>>;
  /** Requests whose connection was closed or refused without an answer. */
  readonly closed: number;
  readonly hanging: number;
  /** Milliseconds until the answer was read or the connection closed, the longest of all. */
  readonly longestMs: number;
};

export type CountedRequests = {
  /** Number of requests with an outcome so far. */
  readonly count: () => number;
  /** Ends the load, waits for the requests in progress and returns what became of all. */
  readonly stop: () => Promise<Outcomes>;
};

type Outcome = number | "closed" | "hanging";

const sendOne = (url: string, agent: Agent | false): Promise<Outcome> =>
  new Promise((resolve) => {
    const outgoing = request(url, { agent });
    const deadline = setTimeout(() => {
      resolve("hanging");
      outgoing.destroy();
    }, MAX_ANSWER_MS);
    const end = (outcome: Outcome): void => {
      clearTimeout(deadline);
      resolve(outcome);
    };
    outgoing.on("error", () => end("closed"));
    outgoing.on("response", (response) => {
      response.on("error", () => end("closed"));
      response.on("end", () => end(response.statusCode ?? 0));
      response.resume();
    });
    outgoing.end();
  });

export type LoadOptions = {
  readonly paths: readonly string[];
  /** Visitors with a new connection for each request, and as many with one that stays open. */
  readonly visitors: number;
  /** Pause of a visitor between two requests. */
  readonly pauseMs: number;
};

/** Visitors that send one request after another until `stop`. */
export const startCountedRequests = (url: string, { paths, visitors, pauseMs }: LoadOptions): CountedRequests => {
  const answered: Record<number, number> = {};
  let [count, closed, hanging, longestMs] = [0, 0, 0, 0];
  const stopped = new AbortController();
  const agents = Array.from({ length: visitors }, () => new Agent({ keepAlive: true, maxSockets: 1 }));
  const visit = async (agent: Agent | false, first: number): Promise<void> => {
    for (let index = first; !stopped.signal.aborted; index += 1) {
      const sentAt = performance.now();
      const outcome = await sendOne(url + (paths[index % paths.length] ?? "/"), agent);
      count += 1;
      longestMs = Math.max(longestMs, performance.now() - sentAt);
      if (outcome === "closed") closed += 1;
      else if (outcome === "hanging") hanging += 1;
      else answered[outcome] = (answered[outcome] ?? 0) + 1;
      await sleep(pauseMs);
    }
  };
  const visits = Promise.all(agents.flatMap((agent, index) => [visit(agent, index), visit(false, index)]));
  return {
    count: () => count,
    async stop() {
      stopped.abort();
      await visits;
      for (const agent of agents) agent.destroy();
      return { answered, closed, hanging, longestMs: Math.round(longestMs) };
    },
  };
};
