import { once } from "node:events";
import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { sendRequest } from "./raw-requests.ts";

type Node = { readonly url: string; isReady: boolean };

export type Balancer = {
  readonly url: string;
  /** Checks the node from now on; resolves when it is ready. */
  readonly add: (url: string) => Promise<void>;
  readonly remove: (url: string) => void;
  readonly close: () => void;
};

const CHECK_INTERVAL_MS = 50;

const forward = (node: Node, agent: Agent, req: IncomingMessage, res: ServerResponse, onError: () => void): void => {
  const { method = "GET", url = "/", headers } = req;
  const outgoing = request(node.url + url, { method, headers, agent }, (response) => {
    const { connection: _, ...forwarded } = response.headers;
    res.writeHead(response.statusCode ?? 502, forwarded);
    response.on("error", () => res.destroy()).pipe(res);
  });
  outgoing.on("error", () => (res.headersSent ? res.destroy() : onError()));
  req.pipe(outgoing);
};

/**
 * A small load balancer: checks `/readyz`, keeps connections, and sends requests to ready nodes in turn. It repeats no
 * request, except reads when `retriesReads`.
 */
export const startBalancer = async ({ retriesReads = false } = {}): Promise<Balancer> => {
  const nodes = new Set<Node>();
  const agent = new Agent({ keepAlive: true });
  let turn = 0;
  const pick = (): Node | undefined => {
    const ready = [...nodes].filter(({ isReady }) => isReady);
    turn += 1;
    return ready[turn % ready.length];
  };
  const send = (req: IncomingMessage, res: ServerResponse, triesLeft: number): void => {
    const node = pick();
    if (node === undefined) return void res.writeHead(502).end("no node is ready");
    forward(node, agent, req, res, () => {
      if (triesLeft === 0) return void res.writeHead(502).end("the node broke the connection");
      node.isReady = false;
      send(req, res, triesLeft - 1);
    });
  };
  const check = async (node: Node): Promise<void> => {
    const status = await sendRequest(`${node.url}/readyz`, { agent: false }).then(
      (answer) => answer.status,
      () => 0,
    );
    node.isReady = status === 200;
  };
  const server = createServer((req, res) => send(req, res, retriesReads && req.method === "GET" ? 1 : 0));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const timer = setInterval(() => nodes.forEach((node) => void check(node)), CHECK_INTERVAL_MS);
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async add(url) {
      const node = { url, isReady: false };
      nodes.add(node);
      while (!node.isReady) await check(node);
    },
    remove(url) {
      for (const node of nodes) if (node.url === url) nodes.delete(node);
    },
    close() {
      clearInterval(timer);
      agent.destroy();
      server.close();
      server.closeAllConnections();
    },
  };
};
