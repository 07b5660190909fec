// Sends a flood from a process of its own: its work would delay the clock of the health checks.
import { Agent, request } from "node:http";
import { floodNamed, type Flood, type FloodTarget } from "./floods.ts";

export type FloodTask = { readonly name: string; readonly target: FloodTarget; readonly seconds: number };

/** Answers by status; 0: none. `bytes`: the longest body of each status, as sent. */
export type FloodResult = {
  readonly answers: Readonly<Record<string, number>>;
  readonly bytes: Readonly<Record<string, number>>;
};

const COMMON_HEADERS = { "user-agent": "Mozilla/5.0 (flood)", "accept-encoding": "br" };

type Answer = { readonly status: number; readonly bytes: number };

const send = (agent: Agent, { target, flood, number }: { target: FloodTarget; flood: Flood; number: number }) =>
  new Promise<Answer>((resolve) => {
    const { path, method = "GET", headers = {}, body } = flood.request(target, number);
    const options = { agent, method, headers: { ...COMMON_HEADERS, ...headers } };
    const outgoing = request(target.url + path, options, (response) => {
      let bytes = 0;
      response.on("data", (chunk: Buffer) => void (bytes += chunk.byteLength));
      response.on("end", () => resolve({ status: response.statusCode ?? 0, bytes }));
      response.on("error", () => resolve({ status: 0, bytes }));
    });
    outgoing.on("error", () => resolve({ status: 0, bytes: 0 }));
    outgoing.end(body);
  });

const runFlood = async ({ name, target, seconds }: FloodTask): Promise<FloodResult> => {
  const flood = floodNamed(name);
  const agent = new Agent({ keepAlive: true, maxSockets: flood.connections });
  const answers: Record<string, number> = {};
  const maxBytes: Record<string, number> = {};
  const end = performance.now() + seconds * 1_000;
  let sent = 0;
  const visit = async (): Promise<void> => {
    while (performance.now() < end) {
      sent += 1;
      const { status, bytes } = await send(agent, { target, flood, number: sent });
      answers[status] = (answers[status] ?? 0) + 1;
      maxBytes[status] = Math.max(maxBytes[status] ?? 0, bytes);
    }
  };
  await Promise.all(Array.from({ length: flood.connections }, visit));
  agent.destroy();
  return { answers, bytes: maxBytes };
};

process.once("message", (task: FloodTask) => {
  void runFlood(task).then((result) => process.send?.(result, undefined, undefined, () => process.disconnect?.()));
});
