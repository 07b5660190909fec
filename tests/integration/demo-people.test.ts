import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { EmployeeAttributes, VacancyAttributes } from "#domain/people/index.ts";
import { createDefaultEmployees } from "../../demo/generator/default-market/employees.ts";
import { createDemoEmployees } from "../../demo/generator/employees.ts";
import { createDemoLocations } from "../../demo/generator/locations.ts";
import { createDemoVacancies } from "../../demo/generator/vacancies/vacancies.ts";

const people = createDemoEmployees();
const vacancies = createDemoVacancies();
const locationRecords = createDemoLocations();

const distinct = (values: readonly unknown[]): number => new Set(values).size;

const at = (location: string): readonly EmployeeAttributes[] =>
  people.filter(({ locations }) => locations.includes(location));

/** Departments, languages and makes that a location lacks among its people. */
const missingAtLocations = (
  location: string,
  required: readonly string[],
  read: (person: EmployeeAttributes) => string | readonly string[],
): readonly string[] => {
  const present = new Set(at(location).flatMap(read));
  return required.filter((person) => !present.has(person)).map((person) => `${location}: ${person}`);
};

describe("the demo group's people", () => {
  it("are sixty, each with a phone number and mailbox of their own", () => {
    expect(people).toHaveLength(60);
    for (const read of ["id", "slug", "email", "order"] as const) {
      expect(distinct(people.map((person) => person[read]))).toBe(60);
    }
    const locationPhones = locationRecords.flatMap((location) => [
      location.phone,
      ...location.departments.map(({ phone }) => phone),
    ]);
    const numbers = [...people.map(({ phone }) => phone), ...locationPhones];
    expect(distinct(numbers)).toBe(numbers.length);
  });

  it("have numbers that are not in service and mailboxes named after them", () => {
    for (const { slug, phone, email } of people) {
      expect(phone).toMatch(/^\+352 20 00 0[1-4] \d\d$/);
      expect(slug).toMatch(/^[a-z]+-[a-z]+$/);
      expect(email).toBe(`${slug.replace("-", ".")}@alzette-automobiles.example`);
    }
  });

  it("keep the addresses of the first employees", () => {
    const slugs = people.slice(0, 4).map(({ slug }) => slug);
    expect(slugs).toEqual(["claire-hoffmann", "marc-thill", "ines-ferreira", "paul-reuter"]);
  });

  it("have a portrait of their own each", () => {
    const files = readdirSync(join(import.meta.dirname, "../../demo/group/content/assets/portraits"));
    expect(people.map(({ portrait }) => portrait?.url)).toEqual(
      people.map(({ slug }) => `/media/portraits/${slug}.webp`),
    );
    const elsewhere = createDefaultEmployees();
    expect(elsewhere.map(({ portrait }) => portrait?.url)).toEqual(
      elsewhere.map(({ slug }) => `/media/portraits/${slug}.webp`),
    );
    expect(new Set(files)).toEqual(new Set([...people, ...elsewhere].map(({ slug }) => `${slug}.webp`)));
  });

  it("cover sales, the workshop and each department at every location", () => {
    const gaps = locationRecords.flatMap(({ slug, departments }) =>
      missingAtLocations(
        slug,
        ["management", "sales", "workshop", ...departments.map(({ key }) => key)],
        (person) => person.department,
      ),
    );
    expect(gaps).toEqual([]);
    for (const { slug } of locationRecords) expect(at(slug).length).toBeGreaterThanOrEqual(10);
  });

  it("have one director at each location", () => {
    const directors = people.filter((person) => person.department === "management" && person.locations.length === 1);
    expect(directors.map(({ locations }) => locations[0])).toEqual(locationRecords.map(({ slug }) => slug));
  });

  it("know every make of their location, and no other", () => {
    expect(
      locationRecords.flatMap(({ slug, brands }) => missingAtLocations(slug, brands, (person) => person.brands)),
    ).toEqual([]);
    const sold = new Map(locationRecords.map(({ slug, brands }) => [slug, brands]));
    const strangers = people.filter(({ brands, locations }) =>
      brands.some((brand) => !locations.some((location) => sold.get(location)?.includes(brand))),
    );
    expect(strangers).toEqual([]);
  });

  it("speak four languages at every location, and French each of them", () => {
    expect(
      locationRecords.flatMap(({ slug }) =>
        missingAtLocations(slug, ["lb", "fr", "de", "en"], (person) => person.languages),
      ),
    ).toEqual([]);
    expect(people.filter(({ languages }) => !languages.includes("fr"))).toEqual([]);
  });

  it("include apprentices at every location", () => {
    const learning = people.filter((person) => person.function.startsWith("Apprenti"));
    expect(new Set(learning.flatMap(({ locations }) => locations))).toEqual(
      new Set(locationRecords.map(({ slug }) => slug)),
    );
  });
});

/** The text below the teaser. */
const splitWords = ({ text, tasks, profile, benefits }: VacancyAttributes): readonly string[] =>
  [text, ...tasks, ...profile, ...benefits].join(" ").match(/[\p{L}\d][\p{L}\d’'-]*/gu) ?? [];

const isReadable = (words: number): boolean => words >= 120 && words <= 220;

describe("the demo group's vacancies", () => {
  it("are twelve, at existing locations, under distinct addresses", () => {
    expect(vacancies).toHaveLength(12);
    expect(distinct(vacancies.map(({ slug }) => slug))).toBe(12);
    expect(new Set(vacancies.map(({ location }) => location))).toEqual(
      new Set(locationRecords.map(({ slug }) => slug)),
    );
    const contracts = new Set(vacancies.map(({ contract }) => contract));
    expect(contracts).toEqual(new Set(["permanent", "fixed_term", "apprenticeship", "student"]));
  });

  it("appeared in the autumn of 2026 and end in the following winter", () => {
    for (const { slug, published_on, valid_through } of vacancies) {
      expect([slug, published_on]).toEqual([slug, expect.stringMatching(/^2026-(?:09|10|11)-\d\d$/)]);
      expect([slug, valid_through]).toEqual([slug, expect.stringMatching(/^(?:2026-12|2027-0[12])-\d\d$/)]);
    }
  });

  it("are detailed, each in a text of its own", () => {
    for (const vacancy of vacancies) {
      expect([vacancy.slug, splitWords(vacancy).length]).toEqual([vacancy.slug, expect.toSatisfy(isReadable)]);
    }
    const paragraphs = vacancies.flatMap(({ text }) => text.split("\n\n"));
    expect(distinct(paragraphs)).toBe(paragraphs.length);
  });
});
