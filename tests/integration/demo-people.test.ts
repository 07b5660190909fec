import { describe, expect, it } from "vitest";
import type { EmployeeFacts, VacancyFacts } from "#domain/people/index.ts";
import { demoEmployees } from "../../demo/generator/employees.ts";
import { demoLocations } from "../../demo/generator/locations.ts";
import { demoVacancies } from "../../demo/generator/vacancies.ts";

const people = demoEmployees();
const vacancies = demoVacancies();
const places = demoLocations();

const distinct = (values: readonly unknown[]): number => new Set(values).size;

const at = (place: string): readonly EmployeeFacts[] => people.filter(({ locations }) => locations.includes(place));

/** What a place lacks among what its people do, speak or sell. */
const lacking = (
  place: string,
  wanted: readonly string[],
  read: (person: EmployeeFacts) => string | readonly string[],
): readonly string[] => {
  const met = new Set(at(place).flatMap(read));
  return wanted.filter((one) => !met.has(one)).map((one) => `${place}: ${one}`);
};

describe("the demo group's people", () => {
  it("are sixty, each with a number and a mailbox nobody else has", () => {
    expect(people).toHaveLength(60);
    for (const read of ["id", "slug", "email", "order"] as const) {
      expect(distinct(people.map((person) => person[read]))).toBe(60);
    }
    const ofPlaces = places.flatMap((place) => [place.phone, ...place.departments.map(({ phone }) => phone)]);
    const numbers = [...people.map(({ phone }) => phone), ...ofPlaces];
    expect(distinct(numbers)).toBe(numbers.length);
  });

  it("are reached by numbers that never ring and mailboxes that carry their names", () => {
    for (const { slug, phone, email } of people) {
      expect(phone).toMatch(/^\+352 20 00 0[1-4] \d\d$/);
      expect(slug).toMatch(/^[a-z]+-[a-z]+$/);
      expect(email).toBe(`${slug.replace("-", ".")}@alzette-automobiles.example`);
    }
  });

  it("keep the addresses of those the group began with", () => {
    const slugs = people.slice(0, 4).map(({ slug }) => slug);
    expect(slugs).toEqual(["claire-hoffmann", "marc-thill", "ines-ferreira", "paul-reuter"]);
  });

  it("answer at every place for sales, the workshop and each department it names", () => {
    const gaps = places.flatMap(({ slug, departments }) =>
      lacking(slug, ["management", "sales", "workshop", ...departments.map(({ key }) => key)], (one) => one.department),
    );
    expect(gaps).toEqual([]);
    for (const { slug } of places) expect(at(slug).length).toBeGreaterThanOrEqual(10);
  });

  it("are led at each place by one director of its own", () => {
    const directors = people.filter((one) => one.department === "management" && one.locations.length === 1);
    expect(directors.map(({ locations }) => locations[0])).toEqual(places.map(({ slug }) => slug));
  });

  it("know every make of their place, and none that is not sold there", () => {
    expect(places.flatMap(({ slug, brands }) => lacking(slug, brands, (one) => one.brands))).toEqual([]);
    const sold = new Map(places.map(({ slug, brands }) => [slug, brands]));
    const strangers = people.filter(({ brands, locations }) =>
      brands.some((brand) => !locations.some((place) => sold.get(place)?.includes(brand))),
    );
    expect(strangers).toEqual([]);
  });

  it("speak four languages at every place, French each of them", () => {
    expect(places.flatMap(({ slug }) => lacking(slug, ["lb", "fr", "de", "en"], (one) => one.languages))).toEqual([]);
    expect(people.filter(({ languages }) => !languages.includes("fr"))).toEqual([]);
  });

  it("have apprentices among them at every place", () => {
    const learning = people.filter((one) => one.function.startsWith("Apprenti"));
    expect(new Set(learning.flatMap(({ locations }) => locations))).toEqual(new Set(places.map(({ slug }) => slug)));
  });
});

/** What a candidate reads below the teaser. */
const wordsOf = ({ text, tasks, profile, benefits }: VacancyFacts): readonly string[] =>
  [text, ...tasks, ...profile, ...benefits].join(" ").match(/[\p{L}\d][\p{L}\d’'-]*/gu) ?? [];

const isReadable = (words: number): boolean => words >= 120 && words <= 220;

describe("the demo group's vacancies", () => {
  it("are twelve, at places there are, under addresses that differ", () => {
    expect(vacancies).toHaveLength(12);
    expect(distinct(vacancies.map(({ slug }) => slug))).toBe(12);
    expect(new Set(vacancies.map(({ location }) => location))).toEqual(new Set(places.map(({ slug }) => slug)));
    const contracts = new Set(vacancies.map(({ contract }) => contract));
    expect(contracts).toEqual(new Set(["permanent", "fixed_term", "apprenticeship", "student"]));
  });

  it("came out in the autumn of 2026 and end in the winter after it", () => {
    for (const { slug, published_on, valid_through } of vacancies) {
      expect([slug, published_on]).toEqual([slug, expect.stringMatching(/^2026-(?:09|10|11)-\d\d$/)]);
      expect([slug, valid_through]).toEqual([slug, expect.stringMatching(/^(?:2026-12|2027-0[12])-\d\d$/)]);
    }
  });

  it("say enough to decide, each in words of its own", () => {
    for (const vacancy of vacancies) {
      expect([vacancy.slug, wordsOf(vacancy).length]).toEqual([vacancy.slug, expect.toSatisfy(isReadable)]);
    }
    const paragraphs = vacancies.flatMap(({ text }) => text.split("\n\n"));
    expect(distinct(paragraphs)).toBe(paragraphs.length);
  });

  it("are typeset as French wants it", () => {
    const told = vacancies.flatMap((one) => [one.title, one.teaser, one.text, ...one.tasks, ...one.profile]);
    expect(told.filter((text) => /[!']| [:;?»€%]|« |\d (?:h|km|V)\b/.test(text))).toEqual([]);
  });
});
