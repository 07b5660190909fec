import { expect, test } from "vitest";
import { createRoutes } from "../../src/server/routes.ts";
import { UNLIMITED } from "../fakes/load-limiter.ts";

/** Routes of the API that change something without a token, and what protects them. */
const WITHOUT_TOKEN: Readonly<Record<string, string>> = {
  "POST /api/v1/content/published": "signed by the content service, and only reads again",
  "POST /api/v1/policy-reports": "logs a line at most",
};

/** No service of the site may be called. */
const untouched = (): never =>
  new Proxy(() => undefined, {
    get: (_, name) => (name === Symbol.toPrimitive ? () => "value" : untouched()),
    apply: () => {
      throw new Error("the site did something");
    },
  }) as never;

const app = createRoutes(untouched(), { pageResponder: untouched(), limiter: UNLIMITED, isDraining: untouched() });

const writing = [
  ...new Set(
    app.routes
      .filter(({ method, path }) => path.startsWith("/api/v1/") && !["GET", "ALL"].includes(method))
      .map(({ method, path }) => `${method} ${path}`),
  ),
];

test.each(writing.filter((route) => !Object.hasOwn(WITHOUT_TOKEN, route)))("%s needs a token", async (route) => {
  const [method = "", path = ""] = route.split(" ");
  const url = `http://site.example${path.replaceAll(/:\w+/g, "1")}`;
  const response = await app.fetch(new Request(url, { method, body: "{}" }), { address: "" });
  expect([response.status, response.headers.get("www-authenticate")]).toEqual([401, 'Bearer realm="vitrine"']);
});

test("every exception is a route", () => {
  expect(Object.keys(WITHOUT_TOKEN).filter((route) => !writing.includes(route))).toEqual([]);
  expect(writing.length).toBeGreaterThan(Object.keys(WITHOUT_TOKEN).length);
});
