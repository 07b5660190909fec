import { Agent, request } from "node:https";
import { once } from "node:events";
import type { IncomingMessage } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";

const PATHS = ["/", "/stock", "/faq", "/api/v1/vehicles?perPage=1", "/contact", "/favicon.svg"];

const GAP_MS = 50;

/** One in so many requests is a form. */
const FORM_EVERY = 10;

type LoadReport = { readonly answered: number; readonly failures: readonly string[]; readonly slowestMs: number };

type SecureRequest = { readonly ca: Buffer; readonly method?: string; readonly agent?: Agent };

/** Sends a request over TLS; the answer is read completely. */
export const sendSecurely = async (
  url: string,
  { method = "GET", ...options }: SecureRequest,
): Promise<IncomingMessage> => {
  const headers = {
    "user-agent": "Mozilla/5.0",
    ...(method === "POST" ? { "content-type": "application/x-www-form-urlencoded" } : {}),
  };
  const outgoing = request(url, { method, headers, ...options }).end();
  const [response] = (await once(outgoing, "response")) as [IncomingMessage];
  for await (const chunk of response) void chunk;
  return response;
};

/**
 * Sends 20 requests a second over TLS, whatever the answers take, until `stop`, at most `maxCount`. An empty form is refused by
 * the site itself with a status below 500: anything else is a failure.
 */
export const startSteadyLoad = (origin: string, ca: Buffer, maxCount: number) => {
  const agent = new Agent({ keepAlive: true, maxSockets: 50 });
  const failures: string[] = [];
  const stopped = new AbortController();
  const pending = new Set<Promise<void>>();
  let [sent, answered, slowestMs] = [0, 0, 0];
  const visit = async (index: number): Promise<void> => {
    const isForm = index % FORM_EVERY === 0;
    const path = isForm ? "/contact" : `${PATHS[index % PATHS.length]}`;
    const started = performance.now();
    const status = await sendSecurely(origin + path, { method: isForm ? "POST" : "GET", agent, ca }).then(
      (response) => response.statusCode ?? 0,
      (error: Error) => error.message,
    );
    answered += 1;
    slowestMs = Math.max(slowestMs, performance.now() - started);
    const isExpected = isForm ? Number(status) >= 200 && Number(status) < 500 : status === 200;
    if (!isExpected) failures.push(`${isForm ? "POST" : "GET"} ${path}: ${status}`);
  };
  const run = async (): Promise<void> => {
    while (!stopped.signal.aborted && sent < maxCount) {
      const visiting = visit(sent).finally(() => pending.delete(visiting));
      pending.add(visiting);
      sent += 1;
      await sleep(GAP_MS);
    }
  };
  const running = run();
  return {
    answered: () => answered,
    async stop(): Promise<LoadReport> {
      stopped.abort();
      await running;
      await Promise.all(pending);
      agent.destroy();
      return { answered, failures, slowestMs: Math.round(slowestMs) };
    },
  };
};
