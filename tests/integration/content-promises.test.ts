import { globSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { contentReferences } from "#application/strings/content-references.ts";
import { createFileContentSource } from "../../src/adapters/content/index.ts";
import { readSettingsFile } from "../builders/settings-file.ts";

type Location = {
  readonly slug: string;
  readonly phone: string;
  readonly departments: readonly { readonly phone: string }[];
  readonly appointment: { readonly slot_minutes: number | null; readonly slot_capacity: number | null };
};

const MARKETS = ["luxembourg", "default"] as const;

type Market = (typeof MARKETS)[number];

const settingsOf = (market: Market) => readSettingsFile(`demo/group/settings/${market}.yaml`);

const contents = new Map(
  MARKETS.map((market) => [
    market,
    createFileContentSource(
      "demo/group/content",
      { warn: () => {} },
      market,
      contentReferences(settingsOf(market), "2026-11-28"),
    ),
  ]),
);

const contentOf = (market: Market) => contents.get(market) ?? expect.fail(`no content of ${market}`);

/** The texts of a story as one, with plain spaces. */
const textOf = async (market: Market, slug: string): Promise<string> =>
  JSON.stringify(await contentOf(market).story(slug)).replaceAll(/[\u00a0\u202f]/g, " ");

const thousands = (km: number): string => km.toLocaleString("fr-FR").replaceAll(/[\u00a0\u202f]/g, " ");

const percent = (share: number): string => `${(share * 100).toFixed(2).replace(".", ",")} %`;

const locations = JSON.parse(readFileSync("demo/group/catalogue/locations.json", "utf8")) as readonly Location[];

describe.each(MARKETS)("figures that the pages of the market %s share with its settings", (market) => {
  test("the durations, distances and first payments of a private lease", async () => {
    const { durations_months, annual_mileages_km, max_deposit_share } = settingsOf(market).finance.choices;
    const text = await textOf(market, "private-lease");
    expect(text).toContain(`De ${durations_months[0]} à ${durations_months.at(-1)} mois`);
    expect(text).toContain(
      `de ${thousands(annual_mileages_km[0] ?? 0)} à ${thousands(annual_mileages_km.at(-1) ?? 0)} km`,
    );
    expect(text).toContain(`de zéro à ${Math.round(max_deposit_share * 100)} %`);
  });

  test("the rate of the examples of credit", async () => {
    const rates = settingsOf(market).finance.rates.toSorted((a, b) => (a.from < b.from ? -1 : 1));
    expect(await textOf(market, "services/financement")).toContain(percent(rates.at(-1)?.yearly ?? 0));
  });

  test("how long requests, applications and choices of cookies are stored", async () => {
    const { retention, consent } = settingsOf(market);
    const text = await textOf(market, "politique-de-traitement-des-donnees");
    expect(text).toContain(`${retention.default_months} mois`);
    expect(text).toContain(`${retention.kinds["application"]} mois`);
    expect(consent.months).toBe(6);
    expect(text).toContain("Six mois");
  });
});

test("the files name telephone, mailbox and address of the group by reference only", () => {
  const files = globSync("demo/group/content/**/*.yaml").map((file) => [file, readFileSync(file, "utf8")] as const);
  expect(files.length).toBeGreaterThan(150);
  for (const market of MARKETS) {
    const { phone, email, address } = settingsOf(market).group;
    for (const value of [phone, phone?.replaceAll(" ", ""), email, address]) {
      if (typeof value !== "string") throw new Error(`the settings of ${market} have no telephone or address`);
      expect([value, files.filter(([, text]) => text.includes(value)).map(([file]) => file)]).toEqual([value, []]);
    }
  }
  expect(files.filter(([, text]) => text.includes("{group.")).length).toBeGreaterThan(15);
});

describe("facts that the pages of Luxembourg share with its locations", () => {
  test("every telephone number belongs to a location or is that of the group", async () => {
    const numbers = locations.flatMap(({ phone, departments }) => [phone, ...departments.map((one) => one.phone)]);
    const { phone } = settingsOf("luxembourg").group;
    const known = new Set([phone?.replaceAll(" ", ""), ...numbers.map((number) => number.replaceAll(" ", ""))]);
    const linked = JSON.stringify([await contentOf("luxembourg").shell(), await contentOf("luxembourg").stories()]);
    const found = [...linked.matchAll(/tel:(\+\d+)/g)].map(([, number = ""]) => number);
    expect(found.length).toBeGreaterThan(20);
    expect(found.filter((number) => !known.has(number))).toEqual([]);
  });

  test.each([
    [
      "bertrange",
      "formulaires/prise-de-rendez-vous-pneus-roues-bertrange",
      "Trois postes, un créneau toutes les trente minutes",
      30,
      3,
    ],
    [
      "esch-sur-alzette",
      "formulaires/prise-de-rendez-vous-pneus-roues-esch",
      "Un créneau toutes les vingt minutes",
      20,
      2,
    ],
    ["diekirch", "formulaires/prise-de-rendez-vous-pneus-roues-diekirch", "un véhicule par demi-heure", 30, 1],
  ])("the appointments of %s", async (slug, page, sentence, minutes, capacity) => {
    const location = locations.find((one) => one.slug === slug);
    expect(location?.appointment).toMatchObject({ slot_minutes: minutes, slot_capacity: capacity });
    expect(await textOf("luxembourg", page)).toContain(sentence);
  });

  test("what Esch says about the work of an hour and of twenty minutes", async () => {
    const text = await textOf("luxembourg", "formulaires/prise-de-rendez-vous-pneus-roues-esch");
    expect(text).toContain("créneau du lundi au vendredi. À partir de");
    expect(text).toContain('"title":"20 min"');
    expect(text).toContain('"title":"1 h"');
    expect(text).not.toContain("{work.");
  });

  test("appointments open four weeks ahead", async () => {
    expect(settingsOf("luxembourg").slots.horizon_days).toBe(28);
    expect(await textOf("luxembourg", "formulaires/prise-de-rendez-vous-pneus-roues-esch")).toContain(
      "quatre semaines à l’avance",
    );
  });
});
