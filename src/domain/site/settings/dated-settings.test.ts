import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse, stringify } from "yaml";
import { settingsSchema, type Settings } from "./settings.ts";
import { endingSettings } from "./dated-settings.ts";

const written = parse(readFileSync("demo/group/settings/luxembourg.yaml", "utf8")) as Record<string, unknown>;

const withVat = (...entries: readonly { from: string; until?: string }[]): Settings => {
  const vat = entries.map((entry) => ({ owner: "Comptabilité", source: "Loi", share: 0.17, ...entry }));
  return settingsSchema.parse(parse(stringify({ ...written, vat }))) as Settings;
};

const endsOfVat = (settings: Settings, today: string) =>
  endingSettings(settings, today, 60).flatMap(({ path, until, hasEnded }) =>
    path === "vat" ? [[until, hasEnded]] : [],
  );

test("an end is announced from so many days before, and after it", () => {
  const settings = withVat({ from: "2024-01-01", until: "2026-12-31" });
  expect(endsOfVat(settings, "2026-10-31")).toEqual([]);
  expect(endsOfVat(settings, "2026-11-01")).toEqual([["2026-12-31", false]]);
  expect(endsOfVat(settings, "2026-12-31")).toEqual([["2026-12-31", false]]);
  expect(endsOfVat(settings, "2027-01-01")).toEqual([["2026-12-31", true]]);
});

test("an entry that follows at once is none; one after a gap is", () => {
  const followed = withVat({ from: "2024-01-01", until: "2026-12-31" }, { from: "2027-01-01" });
  const gap = withVat({ from: "2024-01-01", until: "2026-12-31" }, { from: "2027-01-02" });
  expect(endsOfVat(followed, "2026-12-31")).toEqual([]);
  expect(endsOfVat(gap, "2026-12-31")).toEqual([["2026-12-31", false]]);
  expect(endsOfVat(gap, "2027-01-02")).toEqual([]);
});

test("an entry does not end before it begins", () => {
  expect(() => withVat({ from: "2024-01-01", until: "2023-12-31" })).toThrow("must not end before it begins");
});
