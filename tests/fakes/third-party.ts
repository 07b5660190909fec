import { createServer, type ServerResponse } from "node:http";
import { listenOnLoopback } from "./loopback.ts";

/** How a third party behaves: it answers, hangs, or sends its answer byte by byte. */
export type ThirdPartyMode = "answers" | "hangs" | "slow";

export type FakeThirdParty = {
  /** Host with the port. */
  readonly host: string;
  readonly url: string;
  /** Paths of the requests so far. */
  readonly requests: string[];
  mode: ThirdPartyMode;
  /** Script that it answers with. */
  script: string;
  readonly stop: () => Promise<void>;
};

const MS_PER_CHUNK = 200;

const drip = (response: ServerResponse, text: string): void => {
  const [first, rest] = [text.slice(0, 1), text.slice(1)];
  response.write(first);
  if (rest !== "" && !response.destroyed) setTimeout(drip, MS_PER_CHUNK, response, rest).unref();
};

/** A third party on another port of the loopback. */
export const startFakeThirdParty = async (): Promise<FakeThirdParty> => {
  const server = createServer((request, response) => {
    party.requests.push(request.url ?? "");
    if (party.mode === "hangs") return;
    response.writeHead(200, { "content-type": "text/javascript", "access-control-allow-origin": "*" });
    if (party.mode === "slow") drip(response, party.script);
    else response.end(party.script);
  });
  const { port, stop } = await listenOnLoopback(server);
  const host = `127.0.0.1:${port}`;
  const party: FakeThirdParty = { host, url: `http://${host}`, requests: [], mode: "answers", script: "", stop };
  return party;
};
