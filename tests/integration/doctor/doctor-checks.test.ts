import { expect, test } from "vitest";
import { CHECKS } from "../../../src/cli/doctor/run-checks.ts";
import { type DoctorSite, useDoctorSite } from "./doctor-site.ts";
import { PROVOCATIONS } from "./provocations.ts";

let site: DoctorSite;

useDoctorSite((copy) => {
  site = copy;
});

const NAMES = CHECKS.map(({ name }) => name);

test("every check has a name of its own and is provoked here", () => {
  expect(Object.keys(PROVOCATIONS).toSorted()).toEqual(NAMES.toSorted());
});

test.each(["the shipped pages", "small content"])("a site without a problem is well, with %s", async (pages) => {
  if (pages === "the shipped pages") site.environment["CONTENT_DIR"] = "demo/group/content";
  const { code, out } = await site.run();
  expect(out.split("\n").filter((line) => /^(?:warn|fix)/.test(line))).toEqual([]);
  expect(NAMES.filter((name) => !out.includes(`ok    ${name}: `))).toEqual([]);
  expect(code).toBe(0);
});

test("the report of a site without a problem has every check", async () => {
  const { ok, checks } = await site.report();
  expect([ok, checks.map(({ check }) => check)]).toEqual([true, NAMES]);
});

test.each(NAMES)("says in one line what is wrong and what corrects it: %s", async (name) => {
  const unknown = { provoke: async () => undefined, line: /never/, code: -1, status: undefined };
  const { provoke, line, code, status = code === 0 ? "warn" : "fix" } = PROVOCATIONS[name] ?? unknown;
  const undo = await provoke(site);
  const changes = name === "settings" ? { site: "nowhere" } : {};
  const { report, ...answer } = await site.check(changes);
  await undo?.();
  expect(answer.out).toMatch(line);
  expect(answer.code).toBe(code);
  const found = report.checks.find(({ check }) => check === name);
  expect(found?.status).toBe(status);
  for (const { what, remedy } of (found?.findings ?? []).filter(({ level }) => level !== "note"))
    expect([what, remedy]).toEqual([expect.stringMatching(/.[^.]$/), expect.stringMatching(/.[^.]$/)]);
  // Keys have one spelling in all commands.
  expect(JSON.stringify(report).match(/"[a-z]+[A-Z]\w*":/g)).toBeNull();
  expect(answer.out + JSON.stringify(report)).not.toMatch(/FeedPassword|PictureKey|changemechangeme|zoe@/);
});
