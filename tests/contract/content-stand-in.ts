import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import type { RawStory } from "#domain/content/index.ts";

export type Asked = { readonly at: number; readonly path: string; readonly params: URLSearchParams };

/** What goes wrong with the next answers; undefined: nothing. */
export type Fault = (response: ServerResponse, asked: Asked) => boolean | Promise<boolean>;

/** A local server that answers as the content service does, and misbehaves when told to. */
export type StandIn = {
  readonly url: string;
  readonly asked: Asked[];
  stories: readonly RawStory[];
  drafts: readonly RawStory[];
  version: number;
  /** Answers in the place of the service; false: it answers itself. */
  fault: Fault | null;
  readonly close: () => Promise<void>;
};

const json = (response: ServerResponse, status: number, body: unknown, headers: Record<string, string> = {}): void => {
  response.writeHead(status, { "Content-Type": "application/json", ...headers }).end(JSON.stringify(body));
};

const listing = (standIn: StandIn, { params }: Asked, response: ServerResponse): void => {
  const all = params.get("version") === "draft" ? standIn.drafts : standIn.stories;
  const perPage = Number(params.get("per_page") ?? 25);
  const page = Number(params.get("page") ?? 1);
  const stories = all.slice((page - 1) * perPage, page * perPage);
  const headers = { Total: String(all.length), "Per-Page": String(perPage) };
  json(response, 200, { stories, cv: standIn.version, rels: [], links: [] }, headers);
};

const answer = (standIn: StandIn, asked: Asked, response: ServerResponse): void => {
  if (asked.params.get("token") !== "token") json(response, 401, { error: "Unauthorized" });
  else if (asked.path === "/cdn/spaces/me") json(response, 200, { space: { id: 1, version: standIn.version } });
  else if (asked.path === "/cdn/stories") listing(standIn, asked, response);
  else {
    const slug = asked.path.replace("/cdn/stories/", "");
    const story = standIn.drafts.find(({ full_slug }) => full_slug === slug);
    if (story) json(response, 200, { story, cv: standIn.version, rels: [], links: [] });
    else json(response, 404, ["This record could not be found"]);
  }
};

export const startStandIn = async (): Promise<StandIn> => {
  const asked: Asked[] = [];
  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const url = new URL(request.url ?? "/", "http://x");
    const one = { at: performance.now(), path: url.pathname, params: url.searchParams };
    asked.push(one);
    if (standIn.fault !== null && (await standIn.fault(response, one))) return;
    answer(standIn, one, response);
  };
  const server = createServer((request, response) => void handle(request, response)).listen(0, "127.0.0.1");
  await once(server, "listening");
  const standIn: StandIn = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    stories: [],
    drafts: [],
    version: 1,
    fault: null,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
  return standIn;
};

/** Refuses so many times, with a body as the service writes it or without one. */
export const refuse = (times: number, withJson: boolean): Fault => {
  let left = times;
  return (response) => {
    if (left === 0) return false;
    left -= 1;
    if (withJson) json(response, 429, { error: "Too many requests" });
    else response.writeHead(429, { "Content-Type": "text/html" }).end("<h1>429</h1>");
    return true;
  };
};

export const late =
  (milliseconds: number): Fault =>
  async () => {
    await sleep(milliseconds);
    return false;
  };

export const cutOff: Fault = (response) => {
  response.writeHead(200, { "Content-Type": "application/json" }).end('{"stories":[{"id":1,"na');
  return true;
};

export const nonsense: Fault = (response) => {
  response.writeHead(200, { "Content-Type": "text/html" }).end("<html>Maintenance</html>");
  return true;
};

export const wrongShape: Fault = (response) => {
  json(response, 200, { hello: "world" });
  return true;
};

export const broken: Fault = (response) => {
  json(response, 500, { error: "Internal" });
  return true;
};

export const hangUp: Fault = (response) => {
  response.destroy();
  return true;
};
