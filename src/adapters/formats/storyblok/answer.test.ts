import type { DeliveryAccess, DeliveryAnswer } from "#application/content/ports.ts";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { toRawStory } from "#domain/content/index.ts";
import { answerDeliveryRequest } from "./index.ts";
import { storiesArbitrary, aDeliverableContent } from "../../../../tests/builders/story-arbitrary.ts";

const stories = [toRawStory("home", { name: "Accueil", title: "Accueil" }, 0, true)];

const ask = (path: string, query: string, access: DeliveryAccess = "published"): DeliveryAnswer =>
  answerDeliveryRequest({ path, parameters: new URLSearchParams(query), access }, () => aDeliverableContent(stories));

describe("access", () => {
  test("rejects unknown tokens, and drafts for public tokens", () => {
    expect(ask("stories", "cv=1", null)).toEqual({ status: 401, body: { error: "Unauthorized" } });
    expect(ask("stories", "version=draft").status).toBe(401);
    expect(ask("stories", "version=draft", "drafts").status).toBe(200);
    expect(ask("nowhere", "", null).status).toBe(401);
  });
});

describe("the content version", () => {
  test.each(["", "cv=0", "cv=", "cv=abc", "cv=-1"])("is added to a request with %j", (query) => {
    const answer = ask("stories", `${query}&starts_with=a%20b`);
    expect(answer.status === 301 && answer.parameters.get("cv")).toBe("1790000000");
    expect(answer.status === 301 && answer.parameters.get("starts_with")).toBe("a b");
    expect(answer.status === 301 && answer.parameters.getAll("cv")).toHaveLength(1);
  });

  test("is not required for drafts and spaces", () => {
    expect(ask("stories", "version=draft", "drafts")).toMatchObject({ status: 200, cache: "never" });
    expect(ask("spaces/me", "")).toMatchObject({ status: 200, body: { space: { version: 1_790_000_000 } } });
  });

  test("makes answers cacheable only while it is current", () => {
    expect(ask("stories", "cv=1790000000")).toMatchObject({ status: 200, cache: "version" });
    expect(ask("stories", "cv=1780000000")).toMatchObject({ status: 200, cache: "never" });
    expect(ask("stories", "cv=1790000000000")).toMatchObject({ status: 200, cache: "never" });
    expect(ask("datasources", "cv=1790000000")).toMatchObject({ status: 200, cache: "never" });
  });
});

test.each(["", "nothing", "stories/nowhere", "links/1", "datasources/x", "tags/x", "spaces", "spaces/you"])(
  "responds with 404 to %j",
  (path) => {
    expect(ask(path, "cv=1")).toEqual({ status: 404, body: ["This record could not be found"] });
  },
);

test.each(["_=1790000000000", "t=1", "ts=1", "timestamp=1790000000"])("accepts the cache buster %s", (buster) => {
  expect(ask("stories", `cv=1&${buster}`)).toMatchObject({ status: 200, cache: "never" });
});

test("reports each unknown parameter once", () => {
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

test("never fails for any request", () => {
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
    fc.property(storiesArbitrary, path, parameters, (any, anyPath, pairs) => {
      const answer = answerDeliveryRequest(
        { path: anyPath, parameters: new URLSearchParams(pairs), access: "drafts" },
        () => aDeliverableContent(any),
      );
      expect([200, 301, 404, 422]).toContain(answer.status);
      expect(() => JSON.stringify(answer)).not.toThrow();
    }),
    { numRuns: 1000 },
  );
});
