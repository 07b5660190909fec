import { fold } from "#domain/shared/index.ts";
import { expect, test } from "vitest";
import { type DemoSite, withDemoSite } from "./answer.ts";
import { fitOf, judge } from "./judge.ts";
import { type Phrase, readPhrases } from "./phrases.ts";

const phrases = readPhrases();

/** Numbers aside, phrases of one pattern are the same. */
const patternOf = ({ language, phrase }: Phrase): string => `${language} ${fold(phrase).replaceAll(/\d+/g, "#")}`;

const duplicates = (names: readonly string[], most: number): readonly string[] =>
  [...Map.groupBy(names, (name) => name)].filter(([, same]) => same.length > most).map(([name]) => name);

/** The phrase itself and what was meant, answered by the stock that has it. */
const answerOf = (phrase: Phrase, site: DemoSite, keep: (share: number) => boolean) => {
  const [meaning] = phrase.meanings;
  if (meaning === undefined) throw new Error(`no meaning: ${phrase.phrase}`);
  const must = site.vehicles.filter((vehicle) => fitOf(meaning, vehicle, site).must);
  const kept = must.filter((_, at) => keep(at / must.length));
  return {
    page: kept.slice(0, 24),
    ids: new Set(kept.map(({ id }) => id)),
    isLease: false,
    notUnderstood: [],
    query: "",
  };
};

const find = (wanted: string): Phrase => {
  const found = phrases.find(({ phrase }) => phrase === wanted);
  if (found === undefined) throw new Error(`not in the set: ${wanted}`);
  return found;
};

test("the set has at least 600 phrases in six languages, none twice, and few of one pattern", () => {
  expect(phrases.length).toBeGreaterThanOrEqual(600);
  const languages = new Set(phrases.map(({ language }) => language));
  expect([...languages].sort()).toEqual(["de", "en", "fr", "lb", "nl", "pt"]);
  expect(phrases.filter(({ language }) => language !== "fr").length / phrases.length).toBeGreaterThan(0.2);
  expect(
    duplicates(
      phrases.map(({ language, phrase }) => `${language} ${phrase}`),
      1,
    ),
  ).toEqual([]);
  expect(duplicates(phrases.map(patternOf), 5)).toEqual([]);
});

test("chance puts a phrase into the part that is looked at, or into the other", () => {
  const share = phrases.filter(({ isVisible }) => isVisible).length / phrases.length;
  expect(Math.abs(share - 0.5)).toBeLessThan(0.05);
});

test("every reading that must find vehicles has some in the demo stock, and not all of them", async () => {
  await withDemoSite(async (site) => {
    const empty = phrases.filter(({ meanings }) =>
      meanings.every(
        (meaning) => meaning.tests.length > 0 && !site.vehicles.some((one) => fitOf(meaning, one, site).may),
      ),
    );
    expect(empty.map(({ phrase }) => phrase)).toEqual([]);
    expect(judge(find("rouge"), await site.answer("rouge"), site)).toBeNull();
  });
});

test("judges the first page, how much is found, an order, and what is said", async () => {
  await withDemoSite(async (site) => {
    const red = find("rouge");
    const all = answerOf(red, site, () => true);
    expect(judge(red, all, site)).toBeNull();
    expect(
      judge(
        red,
        answerOf(red, site, (share) => share < 0.8),
        site,
      ),
    ).toMatch(/^finds \d+ of \d+$/);
    const wrong = site.vehicles.find(({ color }) => color !== "red");
    if (wrong === undefined) throw new Error("only red cars");
    expect(judge(red, { ...all, page: [wrong, ...all.page] }, site)).toContain("do not fit");
    expect(judge(find("byd"), all, site)).toContain("byd");
    expect(judge(find("byd"), { ...all, notUnderstood: ["BYD"] }, site)).toBeNull();
    const cheapest = find("la moins chère");
    const whole = answerOf(cheapest, site, () => true);
    expect(judge(cheapest, whole, site)).toContain("order");
    const byPrice = site.vehicles.toSorted(
      (a, b) => (a.price.purchase?.cents ?? Infinity) - (b.price.purchase?.cents ?? Infinity),
    );
    expect(judge(cheapest, { ...whole, page: byPrice.slice(0, 24) }, site)).toBeNull();
  });
});
