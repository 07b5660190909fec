import { expect, test } from "vitest";
import { readConfig } from "./config.ts";

const problemsOf = (environment: Readonly<Record<string, string>>): readonly string[] => {
  const config = readConfig(environment);
  return config.ok ? [] : config.error;
};

test("says how characters of a password are written in an address", () => {
  const problems = problemsOf({ DATABASE_URL: "postgres://vitrine:p#ss@w0rd%1@127.0.0.1:5432/vitrine" });
  expect(problems).toEqual([expect.stringContaining("# @ : are written %25 %2F %3F %23 %40 %3A")]);
  expect(problems.join()).not.toContain("w0rd");
});

test.each([
  ["postgres://vitrine:12#x@127.0.0.1:5432/vitrine"],
  ["postgres://vitrine:12/x@127.0.0.1:5432/vitrine"],
  ["postgres://vitrine:12?x@127.0.0.1:5432/vitrine?sslmode=disable"],
  ["postgres://vitrine:p%1@127.0.0.1/vitrine"],
])("says that a password is not percent-encoded: %s", (url) => {
  const [problem = ""] = problemsOf({ DATABASE_URL: url });
  expect(problem).toMatch(/^DATABASE_URL must have its user and password percent-encoded; .*%2F/);
  expect(problem).not.toContain("x@");
});

test.each([
  "postgres://u:p@db1.example,db2.example/v?sslmode=verify-full",
  "postgres://u:p@db1:5432,db2:5432/v?sslmode=verify-full&target_session_attrs=read-write",
  "postgres:///v?host=db1,db2",
])("refuses several hosts by a sentence: %s", (url) => {
  expect(problemsOf({ DATABASE_URL: url })).toEqual([expect.stringMatching(/^DATABASE_URL must name one host/)]);
});

test.each([
  "postgres://u:p%23%2F%3F@127.0.0.1:5432/v",
  "postgres://127.0.0.1:5432/v?user=a@b",
  "postgres://127.0.0.1/v?application_name=a@b/c",
  "postgres://u:p@ss@127.0.0.1/v",
])("takes %s", (url) => {
  expect(problemsOf({ DATABASE_URL: url })).toEqual([]);
});
