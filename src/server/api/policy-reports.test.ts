import { expect, test } from "vitest";
import { policyReportRoutes } from "./policy-reports.ts";

const createRoutes = () => {
  const logged: object[] = [];
  const routes = policyReportRoutes({ log: { info: (attributes) => void logged.push(attributes) }, now: () => 0 });
  const post = (body: string, address = "192.0.2.1") =>
    routes.request("/policy-reports", { method: "POST", body }, { address });
  return { logged, post };
};

const report = {
  type: "csp-violation",
  body: {
    effectiveDirective: "script-src-elem",
    blockedURL: "https://user:secret@evil.example/x.js?email=a@b.example",
    documentURL: "https://site.example/favoris?email=a@b.example#phone",
  },
};

test("logs a violation without user, query and hash", async () => {
  const { logged, post } = createRoutes();
  expect((await post(JSON.stringify([report]))).status).toBe(204);
  expect(logged).toEqual([{ directive: "script-src-elem", blocked: "evil.example", page: "/favoris" }]);
});

test("reads the form of browsers without the Reporting API", async () => {
  const { logged, post } = createRoutes();
  const body = { "effective-directive": "script-src", "blocked-uri": "inline", "document-uri": "https://a.example/" };
  await post(JSON.stringify({ "csp-report": body }));
  expect(logged).toEqual([{ directive: "script-src", blocked: "inline", page: "/" }]);
});

test.each(["", "{", "[null, 1, {}]", "[".repeat(10_000), '{"csp-report": []}'])("logs nothing for %s", async (body) => {
  const { logged, post } = createRoutes();
  expect((await post(body)).status).toBe(204);
  expect(logged).toEqual([]);
});

test("refuses a large body, logs at most ten reports of one, and limits each client", async () => {
  const { logged, post } = createRoutes();
  expect((await post("x".repeat(17_000))).status).toBe(413);
  await post(JSON.stringify(Array.from({ length: 40 }, () => report)));
  expect(logged).toHaveLength(10);
  const statuses = [];
  for (let index = 0; index < 10; index += 1) statuses.push((await post("[]")).status);
  expect(statuses).toEqual([...Array.from({ length: 8 }, () => 204), 429, 429]);
  expect((await post("[]", "192.0.2.2")).status).toBe(204);
});
