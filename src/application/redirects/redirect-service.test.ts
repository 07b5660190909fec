import { expect, it } from "vitest";
import { buildRedirects, type RedirectRow } from "#domain/redirects/index.ts";
import { err, ok } from "#domain/shared/index.ts";
import { createRedirectService } from "./redirect-service.ts";

const aRow = (from: string, to: string, line: number): RedirectRow => ({ from, to, status: 301, line });

const createService = (rows: () => readonly RedirectRow[] | null) => {
  const entries: unknown[] = [];
  const add = (details: unknown, message: string): void => void entries.push([message, details]);
  const service = createRedirectService({
    read: () => {
      const read = rows();
      return read === null ? err("redirects.csv:2:1: it is broken") : ok(buildRedirects(read));
    },
    log: { info: add, warn: add, error: add },
  });
  return { service, entries };
};

it("reloads the table and logs what changed and what is wrong", () => {
  let rows = [aRow("/a", "/x", 2), aRow("/b", "/x", 3)];
  const { service, entries } = createService(() => rows);
  rows = [aRow("/a", "/y", 2), aRow("/c", "/x", 3), aRow("/d", "nowhere", 4)];
  expect(service.reload()).toEqual({
    redirects: { added: 2, changed: 1, removed: 1 },
    problems: [expect.stringMatching(/^redirects\.csv:4: \/d /)],
    failures: [],
  });
  expect(service.current().get("/a")).toMatchObject({ location: "/y" });
  expect(service.current().has("/b")).toBe(false);
  expect(entries).toEqual([
    ["redirect has no valid target; answering 404", expect.objectContaining({ line: 4, from: "/d" })],
    ["redirects reloaded", { redirects: 3, added: 2, changed: 1, removed: 1, problems: 1 }],
  ]);
});

it("keeps the old table when the file cannot be read", () => {
  let isBroken = false;
  const { service, entries } = createService(() => {
    return isBroken ? null : [aRow("/a", "/x", 2)];
  });
  isBroken = true;
  expect(service.reload()).toEqual({
    redirects: { added: 0, changed: 0, removed: 0 },
    problems: ["failed to read redirects; keeping the previous ones: redirects.csv:2:1: it is broken"],
    failures: ["failed to read redirects; keeping the previous ones: redirects.csv:2:1: it is broken"],
  });
  expect(service.current().get("/a")).toMatchObject({ location: "/x" });
  expect(entries).toEqual([
    ["failed to read redirects; keeping the previous ones", { problems: ["redirects.csv:2:1: it is broken"] }],
  ]);
});
