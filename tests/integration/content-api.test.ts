import CurrentClient from "storyblok-js-client";
import ClientVersion70 from "storyblok-js-client-7-0";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createSharedSettings, openDatabase } from "../../src/adapters/database/index.ts";
import { startSite, type Site } from "../browser-support/sites/site.ts";

const TOKEN = "for-everybody";

let site: Site;
let previewToken: string;

beforeAll(async () => {
  site = await startSite({ fill: false, env: { CONTENT_PUBLIC_TOKEN: TOKEN } });
  const database = await openDatabase({ dataDir: site.dataDir, url: null });
  previewToken = (await createSharedSettings(database).get("content-preview-token")) ?? "";
  await database.close();
});

afterAll(() => site?.dispose());

const get = (path: string, init: RequestInit = {}): Promise<Response> =>
  fetch(`${site.url}/v2/cdn/${path}`, { redirect: "manual", ...init });

const version = async (): Promise<number> => {
  const answer = (await (await get(`spaces/me?token=${TOKEN}`)).json()) as { space: { version: number } };
  return answer.space.version;
};

const current = async (path: string, init: RequestInit = {}): Promise<Response> => {
  const joint = path.includes("?") ? "&" : "?";
  return get(`${path}${joint}token=${TOKEN}&cv=${await version()}`, init);
};

describe("the site's own stories", () => {
  test.each([
    ["7.7", CurrentClient],
    ["7.0", ClientVersion70],
  ])("are all read by the service's client %s, with ids on their blocks", async (_version, Client) => {
    const client = new Client({ endpoint: `${site.url}/v2`, accessToken: TOKEN, version: "published" });
    const stories = await client.getAll("cdn/stories", { per_page: 50 });
    const slugs = stories.map(({ full_slug }: { full_slug: string }) => full_slug);
    expect(slugs).toEqual([...new Set(slugs)]);
    expect(slugs).toEqual(expect.arrayContaining(["home", "contact", "faq", "shell"]));
    const { story } = (await client.getStory("home")).data;
    expect(story).toMatchObject({ name: "Accueil", is_startpage: true, content: { component: "page" } });
    expect(story.content["body"].length).toBeGreaterThan(3);
    for (const block of story.content["body"]) {
      expect(block).toMatchObject({ component: expect.any(String), _uid: expect.stringMatching(/^[0-9a-f-]{36}$/) });
    }
  });

  test("include drafts for the preview token, which is long and differs between sites", async () => {
    expect(previewToken).toMatch(/^[\w-]{32}$/);
    const drafts = await get(`stories?version=draft&token=${previewToken}`);
    expect(drafts.status).toBe(200);
    expect(drafts.headers.get("cache-control")).toBe("private, no-cache");
    expect((await get(`stories?version=draft&token=${TOKEN}`)).status).toBe(401);
    expect((await get("stories?token=public")).status).toBe(401);
  });

  test("are opened by a token in the header as well, and then stored by no cache", async () => {
    const open = (token: string) => get("stories/home?version=draft&cv=1", { headers: { authorization: token } });
    const drafts = await open(`Bearer ${previewToken}`);
    expect(drafts.status).toBe(200);
    expect(drafts.headers.get("cache-control")).toBe("private, no-cache");
    expect(drafts.headers.get("vary")).toContain("Authorization");
    for (const token of [`Bearer ${TOKEN}`, `Basic ${previewToken}`, "Bearer"]) {
      expect((await open(token)).status).toBe(401);
    }
    expect((await get("stories")).status).toBe(401);
  });
});

describe("a response", () => {
  test("has its counts in headers that scripts of other sites may read", async () => {
    const answer = await current("stories?per_page=2", { headers: { origin: "https://app.example.org" } });
    expect(answer.headers.get("per-page")).toBe("2");
    expect(Number(answer.headers.get("total"))).toBeGreaterThan(5);
    expect(answer.headers.get("access-control-allow-origin")).toBe("*");
    expect(answer.headers.get("access-control-expose-headers")).toBe("Total,Per-Page,ETag");
    expect(answer.headers.get("content-type")).toBe("application/json; charset=utf-8");
    expect(answer.headers.get("content-security-policy")).toContain("default-src 'none'");
    const response = await get("stories", {
      method: "OPTIONS",
      headers: {
        origin: "https://app.example.org",
        "access-control-request-method": "GET",
        "access-control-request-headers": "content-type,sb-agent",
      },
    });
    expect(response.status).toBe(204);
    expect(response.headers.get("access-control-allow-headers")).toBe("content-type,sb-agent");
  });

  test("is 304 for a client that has it, and cacheable while its version is current", async () => {
    const answer = await current("stories/home");
    expect(answer.headers.get("cache-control")).toBe("public, max-age=300");
    const again = await current("stories/home", { headers: { "if-none-match": answer.headers.get("etag") ?? "" } });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe("");
    expect((await get(`stories/home?token=${TOKEN}&cv=1`)).headers.get("cache-control")).toBe("private, no-cache");
    expect((await current("stories/home", { method: "HEAD" })).status).toBe(200);
  });

  test("without cv redirects to the current version on this site", async () => {
    const answer = await get(`stories?token=${TOKEN}&starts_with=a&cv=0`);
    expect(answer.status).toBe(301);
    expect(answer.headers.get("cache-control")).toBe("no-cache");
    expect(answer.headers.get("location")).toBe(`/v2/cdn/stories?token=${TOKEN}&starts_with=a&cv=${await version()}`);
  });
});

test("the API's description names no parameter that the API refuses", async () => {
  const answer = await fetch(`${site.url}/api/v1/openapi.json`);
  const { paths } = (await answer.json()) as {
    readonly paths: Record<string, { readonly get: { readonly parameters: { name: string; in: string }[] } }>;
  };
  const described = Object.entries(paths).filter(([path]) => path.startsWith("/v2/cdn/"));
  expect(described).toHaveLength(7);
  for (const [path, { get: operation }] of described) {
    const names = operation.parameters.filter((parameter) => parameter.in === "query").map(({ name }) => name);
    expect(names).toContain("cv");
    const query = new URLSearchParams(
      names
        .filter((name) => name !== "find_by")
        .map((name) => [name.replace("[field][operation]", "[title][in]"), name === "version" ? "published" : "1"]),
    );
    query.set("token", TOKEN);
    const response = await get(`${path.slice("/v2/cdn/".length).replace("{slug}", "home")}?${query}`);
    expect({ path, status: response.status }).toEqual({ path, status: 200 });
  }
});

describe("an invalid request", () => {
  test.each([
    ["stories/nowhere?cv=1", 404, ["This record could not be found"]],
    ["nothing?cv=1", 404, ["This record could not be found"]],
    ["stories/%E0%A4%A?cv=1", 404, ["This record could not be found"]],
    ["stories/%00?cv=1", 404, ["This record could not be found"]],
    ["stories?cv=1&filter_query[a][near]=b", 422, { error: "Parameter(s) filter_query[a][near] not allowed" }],
    ["stories?cv=1&colour=red", 422, { error: "Parameter(s) colour not allowed" }],
  ])("gets a JSON error: %s", async (path, status, body) => {
    const answer = await get(`${path}&token=${TOKEN}`);
    expect(answer.status).toBe(status);
    expect(await answer.json()).toEqual(body);
    expect(answer.headers.get("cache-control")).toBe("no-store");
  });

  test("is any method but GET and HEAD", async () => {
    for (const method of ["POST", "PUT", "PATCH", "DELETE"]) {
      const answer = await get(`stories?token=${TOKEN}&cv=1`, { method });
      expect(answer.status).toBe(404);
      expect(await answer.json()).toEqual(["This record could not be found"]);
    }
  });
});
