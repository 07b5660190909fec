import { type HTMLElement, parse } from "node-html-parser";
import { describe, expect, test } from "vitest";
import { sharedSite } from "../browser-support/sites/shared-site.ts";

const site = sharedSite();

const COUNTRIES = ["belgique", "france", "allemagne"] as const;

const MONTHS = "janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre";
const DATED = new RegExp(`^Source\\s*: .+, (?:du|à jour au) (?:1er|\\d{1,2}) (?:${MONTHS}) \\d{4}$`);

const textOf = (element: HTMLElement): string => element.text.replaceAll(/\s+/g, " ").trim();

const readPage = async (country: string): Promise<HTMLElement> => {
  const response = await fetch(new URL(`/frontaliers/${country}`, site.url));
  expect(response.status).toBe(200);
  return parse(await response.text());
};

describe.each(COUNTRIES)("the page for buyers of %s", (country) => {
  test("names beside each statement its source and the day that this source bears", async () => {
    const page = await readPage(country);
    const statements = page.querySelectorAll("main dl dd > .stack");
    const sources = page.querySelectorAll("main p").filter((line) => textOf(line).startsWith("Source"));
    expect(statements.length).toBeGreaterThan(7);
    // One more stands below the rate of value-added tax.
    expect(sources).toHaveLength(statements.length + 1);
    for (const source of sources) {
      expect(textOf(source)).toMatch(DATED);
      expect(source.querySelector("a")?.getAttribute("href")).toMatch(/^https:/);
    }
  });

  test("says who does what for each topic, and whom to ask for the rest", async () => {
    const page = await readPage(country);
    const topics = page.querySelectorAll("main dt").map(textOf);
    expect(topics).toEqual(
      expect.arrayContaining(["Immatriculation", "Taxe", "Contrôle technique", "Certificat", "Plaques", "Livraison"]),
    );
    const statements = page.querySelectorAll("main dl dd > .stack").map(textOf);
    for (const statement of statements) expect(statement).toContain("Qui s’en occupe");
    const gaps = page.querySelectorAll("main section li").filter((line) => textOf(line).includes("À qui le demander"));
    expect(gaps.length).toBeGreaterThan(1);
  });
});

test("the day is that of the law or that of the page", async () => {
  expect(textOf(await readPage("belgique"))).toContain("Directive 2006/112/CE, article 2, du 28 novembre 2006");
  expect(textOf(await readPage("france"))).toContain("quitus fiscal (F179), à jour au 22 novembre 2024");
  expect(textOf(await readPage("allemagne"))).toContain("Fahrzeug-Zulassungsverordnung, § 8, du 20 juillet 2023");
});
