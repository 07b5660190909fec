import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import type { RawStory } from "#domain/content/index.ts";

export type ContentRequest = {
  readonly at: number;
  readonly path: string;
  readonly params: URLSearchParams;
  readonly authorization: string | undefined;
};

/** Answers a request in place of the fake service; returns false to let the service answer. */
export type Fault = (response: ServerResponse, request: ContentRequest) => boolean | Promise<boolean>;

/** A local server that behaves like the content service and can inject faults. */
export type FakeContentService = {
  readonly url: string;
  readonly requests: ContentRequest[];
  stories: readonly RawStory[];
  drafts: readonly RawStory[];
  version: number;
  /** The translations of the space. */
  languages: readonly string[];
  /** Applied to the next requests; null: none. */
  fault: Fault | null;
  readonly close: () => Promise<void>;
};

const json = (response: ServerResponse, status: number, body: unknown, headers: Record<string, string> = {}): void => {
  response.writeHead(status, { "Content-Type": "application/json", ...headers }).end(JSON.stringify(body));
};

const selectStories = (stories: readonly RawStory[], params: URLSearchParams): readonly RawStory[] => {
  const uuids = params.get("by_uuids")?.split(",");
  const excluded = new Set(params.get("excluding_fields")?.split(","));
  return stories
    .filter(
      ({ uuid, full_slug }) => full_slug.startsWith(params.get("starts_with") ?? "") && (uuids?.includes(uuid) ?? true),
    )
    .map((story) => ({
      ...story,
      content: Object.fromEntries(
        Object.entries(story.content).filter(([name]) => !excluded.has(name)),
      ) as RawStory["content"],
    }));
};

const answerStories = (service: FakeContentService, { params }: ContentRequest, response: ServerResponse): void => {
  const all = selectStories(params.get("version") === "draft" ? service.drafts : service.stories, params);
  const perPage = Number(params.get("per_page") ?? 25);
  const page = Number(params.get("page") ?? 1);
  const stories = all.slice((page - 1) * perPage, page * perPage);
  const headers = { Total: String(all.length), "Per-Page": String(perPage) };
  json(response, 200, { stories, cv: service.version, rels: [], links: [] }, headers);
};

const answer = (service: FakeContentService, request: ContentRequest, response: ServerResponse): void => {
  if (request.params.get("token") !== "token") json(response, 401, { error: "Unauthorized" });
  else if (request.path === "/cdn/spaces/me")
    json(response, 200, { space: { id: 1, version: service.version, language_codes: service.languages } });
  else if (request.path === "/cdn/stories") answerStories(service, request, response);
  else {
    const slug = request.path.replace("/cdn/stories/", "");
    const story = service.drafts.find(({ full_slug }) => full_slug === slug);
    if (story) json(response, 200, { story, cv: service.version, rels: [], links: [] });
    else json(response, 404, ["This record could not be found"]);
  }
};

export const startFakeContentService = async (): Promise<FakeContentService> => {
  const requests: ContentRequest[] = [];
  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const url = new URL(request.url ?? "/", "http://x");
    const { authorization } = request.headers;
    const contentRequest = { at: performance.now(), path: url.pathname, params: url.searchParams, authorization };
    requests.push(contentRequest);
    if (service.fault !== null && (await service.fault(response, contentRequest))) return;
    answer(service, contentRequest, response);
  };
  const server = createServer((request, response) => void handle(request, response)).listen(0, "127.0.0.1");
  await once(server, "listening");
  const service: FakeContentService = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    stories: [],
    drafts: [],
    version: 1,
    languages: [],
    fault: null,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
  return service;
};

/** Answers 429 the given number of times, with a JSON body like the service's or with HTML. */
export const rejectRequests = (times: number, withJson: boolean): Fault => {
  let left = times;
  return (response) => {
    if (left === 0) return false;
    left -= 1;
    if (withJson) json(response, 429, { error: "Too many requests" });
    else response.writeHead(429, { "Content-Type": "text/html" }).end("<h1>429</h1>");
    return true;
  };
};

export const delayAnswer =
  (milliseconds: number): Fault =>
  async () => {
    await sleep(milliseconds);
    return false;
  };

export const truncateAnswer: Fault = (response) => {
  response.writeHead(200, { "Content-Type": "application/json" }).end('{"stories":[{"id":1,"na');
  return true;
};

export const answerHtml: Fault = (response) => {
  response.writeHead(200, { "Content-Type": "text/html" }).end("<html>Maintenance</html>");
  return true;
};

export const answerWrongShape: Fault = (response) => {
  json(response, 200, { hello: "world" });
  return true;
};

/** Answers lists of stories with one more, whose text is given: it may be deeper than a value can be written. */
export const addStoryText =
  (service: FakeContentService, text: string): Fault =>
  (response, { path, params }) => {
    if (path !== "/cdn/stories") return false;
    const stories = selectStories(service.stories, params);
    const headers = { "Content-Type": "application/json", Total: String(stories.length + 1), "Per-Page": "25" };
    const body = JSON.stringify({ stories: [...stories, "more"], cv: service.version, rels: [], links: [] });
    response.writeHead(200, headers).end(body.replace('"more"', text));
    return true;
  };

export const answerServerError: Fault = (response) => {
  json(response, 500, { error: "Internal" });
  return true;
};

export const hangUp: Fault = (response) => {
  response.destroy();
  return true;
};
