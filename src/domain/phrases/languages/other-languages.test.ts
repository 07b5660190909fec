import { VEHICLE_LABELS } from "#application/strings/vehicles/vehicle-labels.ts";
import { describe, expect, test } from "vitest";
import { EMPTY_QUERY, writeStockQuery } from "../../vehicles/index.ts";
import { prepareQuickSearch } from "../index.ts";
import { createTopics } from "../lexicon/topics.ts";
import { KNOWN_MAKES, MODEL_CLASSES, ORIGIN_PHRASES, UNSOLD_PHRASES } from "../tables/makes.ts";
import { phraseKey } from "../tokens/phrase-map.ts";
import { aCarStockIndex } from "../../../../tests/builders/car-stock.ts";
import { OTHER_LANGUAGES, readList } from "./other-languages.ts";

const { read, suggest } = prepareQuickSearch(VEHICLE_LABELS)(aCarStockIndex());

const addressOf = (typed: string): string => writeStockQuery(read({ ...EMPTY_QUERY, q: typed }).query).toString();

const LANGUAGES = Object.entries(OTHER_LANGUAGES);

describe.each(LANGUAGES)("the table of %s", (_, words) => {
  test("names rows of the French tables", () => {
    const rows = createTopics(VEHICLE_LABELS).tables.flat();
    const ofStock = [...Object.values(ORIGIN_PHRASES), ...MODEL_CLASSES.map(([, phrases]) => phrases)];
    const labels = new Set([
      ...rows.map(([, label]) => label),
      ...UNSOLD_PHRASES.map(([name]) => name),
      ...ofStock.map((phrases) => phrases.split(", ")[0]),
    ]);
    expect(Object.keys(words.topics).filter((label) => !labels.has(label))).toEqual([]);
  });

  test("has words of which each is understood alone", () => {
    const { topics, equipment, colours, seats, doors, smallWords, endings } = words;
    const lists = [topics, equipment, colours, seats, doors].flatMap((table) => Object.values(table));
    const sold = lists.filter((list) => !UNSOLD_PHRASES.some(([name]) => topics[name] === list));
    const isUnknown = (phrase: string): boolean => {
      const { query, unknown, absent } = read({ ...EMPTY_QUERY, q: phrase });
      return query.q !== null || unknown.length > 0 || absent.length > 0;
    };
    expect(sold.flatMap((list) => readList(list, endings).always).filter(isUnknown)).toEqual([]);
    expect(readList(smallWords, endings).always.filter((word) => isUnknown(`Toyota, ${word}`))).toEqual([]);
  });

  test("has no word that is a make or a model", () => {
    const names = new Set(
      Object.values(KNOWN_MAKES)
        .flatMap(({ name, models }) => [name, ...models])
        .map(phraseKey),
    );
    const lists = [words.topics, words.equipment, words.colours].flatMap((table) => Object.values(table));
    const phrases = [...lists, words.smallWords].flatMap((list) => readList(list, words.endings).always);
    expect(phrases.filter((phrase) => names.has(phraseKey(phrase)))).toEqual([]);
  });
});

test("a word with a hyphen stands for each of its endings, one with a question mark only beside others", () => {
  expect(readList("rot- Auto, or?", "-, e, es")).toEqual({
    always: ["rot Auto", "rote Auto", "rotes Auto"],
    besideOwn: ["or"],
  });
});

test.each([
  ["rotes Auto mit Schaltgetriebe", "transmission=manual&color=red"],
  ["gebrauchtes Auto Diesel", "condition=used&fuel=diesel"],
  ["gebrauchten Auto", "condition=used"],
  ["diesel auto", "fuel=diesel&transmission=automatic"],
  ["red or blue car", "color=blue&color=red"],
  ["couleur or", "color=gold"],
  ["heated seats", "equipment=heated_seats"],
  ["leather seats", "upholstery=leather"],
  ["5 seats", "seats=5"],
  ["seat ibiza", "brand=seat&model=ibiza"],
  ["Anhängerkupplung", "equipment=tow_bar"],
  ["Allrad", "drive=all"],
  ["Siebensitzer", "seats=7"],
  ["300 Euro im Monat", "monthly-max=300"],
  ["carrinha a gasolina", "fuel=petrol&shape=estate"],
  ["sete lugares", "seats=7"],
  ["elektrische auto", "fuel=electric"],
  ["gro Break", "shape=estate&color=grey"],
  ["Auto mat 7 Plazen", "seats=7"],
])("understands “%s”", (typed, address) => {
  expect(addressOf(typed)).toBe(address);
});

test.each([
  ["Anhängerk", "Attelage"],
  ["stationw", "Break"],
  ["gasol", "Essence"],
  ["heated se", "Sièges avant chauffants"],
])("completes “%s” to “%s”", (typed, label) => {
  expect(suggest(typed, 3).map((suggestion) => suggestion.label)).toContain(label);
});
