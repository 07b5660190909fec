import { describe, expect, test } from "vitest";
import { frenchTypography } from "#domain/content/typography.ts";
import { RESIDENCES, RESIDENCE_TOPICS, type Residence, SELLING_FACTS, UNION_FACTS } from "./index.ts";

const residences: readonly (readonly [string, Residence])[] = Object.entries(RESIDENCES);
const FACTS = [...residences.flatMap(([, { facts }]) => facts), ...UNION_FACTS, ...Object.values(SELLING_FACTS).flat()];

describe("what holds for buyers who live abroad", () => {
  test("is stated with its official page, and no day on which nobody read it", () => {
    const sources = [...FACTS.map(({ source }) => source), ...residences.map(([, { vat }]) => vat.source)];
    for (const { name, url, read } of sources) {
      expect(name).not.toBe("");
      expect(new URL(url).hostname).toMatch(
        /(?:^|\.)(?:europa\.eu|belgium\.be|wallonie\.be|public\.lu|gouv\.fr|service-public\.fr|gesetze-im-internet\.de|kreis-wesel\.de)$/,
      );
      expect(read === null || Date.parse(read) <= Date.now()).toBe(true);
    }
  });

  test("follows French typography", () => {
    for (const { short, text, by } of FACTS)
      for (const one of [short, text, by]) expect(frenchTypography(one)).toBe(one);
  });

  test.each(residences)(
    "of %s says its tax on a new car and whom to ask for the rest",
    (_, { vat, facts, unknown }) => {
      expect(facts.map(({ topic }) => topic)).toContain("vat_new");
      expect(vat.share).toBeGreaterThan(0.1);
      for (const { topic } of facts) expect(RESIDENCE_TOPICS).toContain(topic);
      expect(unknown.every(({ ask }) => ask !== "")).toBe(true);
    },
  );
});
