import { Agent } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import type { Balancer } from "./balancer.ts";
import { findFormPath, openForm, submitForm } from "./lead-visitor.ts";
import { sendRequest } from "./raw-requests.ts";

/** A visitor's pause between two pages: without it the visitors take the processor from the nodes that start. */
const PAUSE_MS = 50;

/** Visitors that request pages one after another until `stop`, which returns what failed. */
export const startBalancedVisitors = (url: string) => {
  const failures: string[] = [];
  let answered = 0;
  const stopped = new AbortController();
  const agent = new Agent({ keepAlive: true });
  const paths = ["/", "/stock", "/faq", "/api/v1/vehicles?perPage=1", "/contact"];
  const visit = async (first: number): Promise<void> => {
    for (let index = first; !stopped.signal.aborted; index += 1) {
      const path = paths[index % paths.length] ?? "/";
      const status = await sendRequest(url + path, { agent }).then(
        (answer) => answer.status,
        (error: Error) => error.message,
      );
      answered += 1;
      if (status !== 200) failures.push(`${path}: ${status}`);
      await sleep(PAUSE_MS);
    }
  };
  const visitors = Promise.all([0, 1, 2].map(visit));
  return {
    answered: () => answered,
    async stop(): Promise<readonly string[]> {
      stopped.abort();
      await visitors;
      agent.destroy();
      return failures;
    },
  };
};

/** The reference of a lead sent through the balancer; null without one. */
export const submitThrough = async (balancer: Balancer, name: string): Promise<string | null> =>
  submitForm(balancer, await openForm(balancer, await findFormPath(balancer), name));
