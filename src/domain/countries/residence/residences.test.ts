import { describe, expect, test } from "vitest";
import { frenchTypography } from "#domain/content/typography.ts";
import { RESIDENCES, RESIDENCE_TOPICS, type Residence, SELLING_FACTS, UNION_FACTS } from "./index.ts";

const residences: readonly (readonly [string, Residence])[] = Object.entries(RESIDENCES);
const SHARED = [...UNION_FACTS, ...Object.values(SELLING_FACTS).flat()];
const FACTS = [...residences.flatMap(([, { facts }]) => facts), ...SHARED];
const SOURCES = [...FACTS.map(({ source }) => source), ...residences.map(([, { vat }]) => vat.source)];
const OFFICIAL_HOSTS =
  /(?:^|\.)(?:europa\.eu|just\.fgov\.be|code-de-la-route\.be|public\.lu|gouv\.fr|gesetze-im-internet\.de)$/;

describe("what holds for buyers who live abroad", () => {
  test.each(SOURCES)(
    "is stated with its official text and the day that it bears: $name, $dated",
    ({ name, url, kind, dated }) => {
      expect(new URL(url).hostname).toMatch(OFFICIAL_HOSTS);
      expect(new Date(dated).toISOString().slice(0, 10)).toBe(dated);
      expect(Date.parse(dated)).toBeLessThanOrEqual(Date.now());
      // A law is cited by its articles; a code or a page by the day up to which its text was current.
      expect(kind === "page" || /articles? |§/.test(name)).toBe(true);
    },
  );

  test("follows French typography", () => {
    const texts = [
      ...FACTS.flatMap(({ short, text, by }) => [short, text, by]),
      ...residences.flatMap(([, { unknown }]) => unknown.flatMap(({ what, ask }) => [what, ask])),
      ...SOURCES.map(({ name }) => name),
    ];
    for (const one of texts) expect(frenchTypography(one)).toBe(one);
  });

  test.each(residences)("of %s says something about each topic, or whom to ask", (_, { vat, facts, unknown }) => {
    const topics = new Set([...facts, ...SHARED, ...unknown].map(({ topic }) => topic));
    expect(RESIDENCE_TOPICS.filter((topic) => !topics.has(topic))).toEqual([]);
    expect(facts.map(({ topic }) => topic)).toEqual(
      expect.arrayContaining(["vat_new", "registration", "tax", "inspection"]),
    );
    expect(vat.share).toBeGreaterThan(0.1);
    for (const { what, ask } of unknown) expect([what, ask]).not.toContain("");
  });

  test("names no amount in euros, since these change each year", () => {
    for (const { short, text, by } of FACTS) expect(`${short} ${text} ${by}`).not.toMatch(/\d[\s\u00a0\u202f]*€/);
  });
});
