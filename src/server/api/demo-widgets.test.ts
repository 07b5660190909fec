import { expect, test } from "vitest";
import { demoWidgetRoutes } from "./demo-widgets.ts";

test.each(["reviews", "recruiting"])("%s runs its own script alone, framed by this site in a sandbox", async (name) => {
  const response = await demoWidgetRoutes().request(`/demo/${name}.html`);
  expect(response.status).toBe(200);
  const policy = response.headers.get("content-security-policy") ?? "";
  expect(policy).toMatch(/script-src 'sha256-[^ ]+'; style-src 'sha256-[^ ]+';/);
  expect(policy).toContain("frame-ancestors 'self'; sandbox allow-scripts");
  expect(policy).not.toContain("allow-same-origin");
  expect(response.headers.get("x-frame-options")).toBe("SAMEORIGIN");
  expect(await response.text()).not.toMatch(/<(?:script|link|img)[^>]+(?:src|href)=/);
});

test("serves no other file", async () => {
  expect((await demoWidgetRoutes().request("/demo/..%2fgenerate.html")).status).toBe(404);
});
