import { Agent, request } from "node:https";
import { once } from "node:events";
import { type ClientRequest, type IncomingMessage, request as requestPlainly } from "node:http";
import { isIP } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

const PATHS = ["/", "/stock", "/faq", "/api/v1/vehicles?perPage=1", "/contact", "/favicon.svg"];

const GAP_MS = 50;

/**
 * Requests that wait at the proxy. On a busy machine more of them would wait longer in a node than its queues let them: it
 * would answer 503, which has nothing to do with a restart.
 */
const MAX_WAITING = 4;

/** One in so many requests is a form. */
const FORM_EVERY = 10;

type LoadReport = { readonly answered: number; readonly failures: readonly string[]; readonly slowestMs: number };

/** `host`: the name that is requested, at the same address; `hostHeader`: another one within the connection. */
type SecureRequest = {
  readonly ca: Buffer;
  readonly method?: string;
  readonly agent?: Agent;
  readonly host?: string;
  readonly hostHeader?: string;
};

const readAnswer = async (outgoing: ClientRequest): Promise<IncomingMessage> => {
  const [response] = (await once(outgoing, "response")) as [IncomingMessage];
  for await (const chunk of response) void chunk;
  return response;
};

/** Sends a request without TLS for `/faq` of a name to a port of this machine. */
export const sendPlainly = (port: number, host: string): Promise<IncomingMessage> =>
  readAnswer(requestPlainly({ host: "127.0.0.1", port, path: "/faq", headers: { host } }).end());

/** Sends a request over TLS; the answer is read completely. */
export const sendSecurely = async (
  url: string,
  { method = "GET", host, hostHeader = host, ...options }: SecureRequest,
): Promise<IncomingMessage> => {
  const headers = {
    "user-agent": "Mozilla/5.0",
    ...(hostHeader === undefined ? {} : { host: hostHeader }),
    ...(method === "POST" ? { "content-type": "application/x-www-form-urlencoded" } : {}),
  };
  // Without a name in the handshake for an address, as a browser sends it.
  const name = host === undefined ? {} : { host: "127.0.0.1", servername: isIP(host) === 0 ? host : "" };
  return readAnswer(request(url, { method, headers, ...name, ...options }).end());
};

/** Only a node that sheds says when to come back. */
const describeAnswer = ({ statusCode = 0, headers }: IncomingMessage): number | string =>
  statusCode === 503 && headers["retry-after"] !== undefined ? "503, shed by a node" : statusCode;

/**
 * Sends 20 requests a second over TLS, fewer while `MAX_WAITING` have no answer, until `stop`, at most `maxCount`. An empty
 * form is refused by the site itself with a status below 500: anything else is a failure.
 */
export const startSteadyLoad = (origin: string, ca: Buffer, maxCount: number) => {
  const agent = new Agent({ keepAlive: true, maxSockets: MAX_WAITING });
  const failures: string[] = [];
  const stopped = new AbortController();
  const pending = new Set<Promise<void>>();
  let [sent, answered, slowestMs] = [0, 0, 0];
  const visit = async (index: number): Promise<void> => {
    const isForm = index % FORM_EVERY === 0;
    const path = isForm ? "/contact" : `${PATHS[index % PATHS.length]}`;
    const started = performance.now();
    const status = await sendSecurely(origin + path, { method: isForm ? "POST" : "GET", agent, ca }).then(
      describeAnswer,
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
