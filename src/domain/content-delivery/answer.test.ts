import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { rawStoryOf } from "../content/index.ts";
import { answerDelivery, type Access, type DeliveryAnswer } from "./answer.ts";
import { anyStories, contentOf } from "./stories.test-support.ts";

const stories = [rawStoryOf("home", { name: "Accueil", title: "Accueil" }, 0, true)];

const ask = (path: string, query: string, access: Access = "published"): DeliveryAnswer =>
  answerDelivery({ path, parameters: new URLSearchParams(query), access }, () => contentOf(stories));

describe("a token", () => {
  test("opens nothing when it is not known, and no drafts when it is public", () => {
    expect(ask("stories", "cv=1", null)).toEqual({ status: 401, body: { error: "Unauthorized" } });
    expect(ask("stories", "version=draft").status).toBe(401);
    expect(ask("stories", "version=draft", "drafts").status).toBe(200);
    expect(ask("nowhere", "", null).status).toBe(401);
  });
});

describe("the version of the content", () => {
  test.each(["", "cv=0", "cv=", "cv=abc", "cv=-1"])("is added to a request with %j", (query) => {
    const answer = ask("stories", `${query}&starts_with=a%20b`);
    expect(answer.status === 301 && answer.parameters.get("cv")).toBe("1790000000");
    expect(answer.status === 301 && answer.parameters.get("starts_with")).toBe("a b");
    expect(answer.status === 301 && answer.parameters.getAll("cv")).toHaveLength(1);
  });

  test("is not asked for by drafts, nor by the space", () => {
    expect(ask("stories", "version=draft", "drafts")).toMatchObject({ status: 200, keep: "never" });
    expect(ask("spaces/me", "")).toMatchObject({ status: 200, body: { space: { version: 1_790_000_000 } } });
  });

  test("lets an answer be kept only while it is the current one", () => {
    expect(ask("stories", "cv=1790000000")).toMatchObject({ status: 200, keep: "version" });
    expect(ask("stories", "cv=1780000000")).toMatchObject({ status: 200, keep: "never" });
    expect(ask("datasources", "cv=1790000000")).toMatchObject({ status: 200, keep: "never" });
  });
});

test.each(["", "nothing", "stories/nowhere", "links/1", "datasources/x", "tags/x", "spaces", "spaces/you"])(
  "there is no record at %j",
  (path) => {
    expect(ask(path, "cv=1")).toEqual({ status: 404, body: ["This record could not be found"] });
  },
);

test("parameters that there are not are named, each once", () => {
  expect(ask("stories", "cv=1&colour=red&size=2&colour=blue")).toEqual({
    status: 422,
    body: { error: "Parameter(s) colour, size not allowed" },
  });
});

const NAMES = [
  "starts_with by_uuids by_slugs excluding_slugs level is_startpage with_tag search_term sort_by per_page page",
  "resolve_relations resolve_level resolve_links language version published_at_gt excluding_fields with_parent",
  "datasource dimension cv find_by fallback_lang __proto__",
  "filter_query[x][like] filter_query[__proto__][is] filter_query[x][gt_date] filter_query[",
].flatMap((names) => names.split(" "));

test("nothing that can be asked makes it fail", () => {
  const path = fc.oneof(
    fc.constantFrom("stories", "links", "datasources", "datasource_entries", "tags", "stories/a", "spaces/me"),
    fc.string({ unit: "grapheme" }),
    fc
      .array(fc.constantFrom("stories", "links", "..", "", "__proto__", "[default]", "a"))
      .map((parts) => parts.join("/")),
  );
  const value = fc.oneof(
    fc.string({ unit: "grapheme" }),
    fc.constantFrom("*".repeat(300), "__proto__.x:desc:int", "a.b.c.d", "1e400", "\0", "component.__proto__", "draft"),
  );
  const parameters = fc.array(fc.tuple(fc.oneof(fc.constantFrom(...NAMES), fc.string()), value), { maxLength: 6 });
  fc.assert(
    fc.property(anyStories, path, parameters, (any, asked, pairs) => {
      const answer = answerDelivery({ path: asked, parameters: new URLSearchParams(pairs), access: "drafts" }, () =>
        contentOf(any),
      );
      expect([200, 301, 404, 422]).toContain(answer.status);
      expect(() => JSON.stringify(answer)).not.toThrow();
    }),
    { numRuns: 1000 },
  );
});
