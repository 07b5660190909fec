import { describe, expect, it } from "vitest";
import { type Employee, employeeSchema, filterTeam, fullName, initials } from "./employee.ts";
import { isVacancyOpen, sortNewestFirst, vacancySchema } from "./vacancy.ts";

const anEmployee = (id: number, last_name: string, overrides: object = {}): Employee => ({
  ...employeeSchema.parse({
    id,
    slug: `personne-${id}`,
    first_name: "Anne",
    last_name,
    function: "Conseillère",
    department: "sales",
    locations: ["bertrange"],
    ...overrides,
  }),
  updated_at: "2026-11-01T08:00:00Z",
});

const aVacancy = (overrides: object = {}) =>
  vacancySchema.parse({
    id: 1,
    slug: "mecanicien",
    title: "Mécanicien (f/h)",
    location: "bertrange",
    department: "workshop",
    contract: "permanent",
    teaser: "Une phrase.",
    text: "Un texte.",
    published_on: "2026-11-02",
    valid_through: "2027-01-31",
    ...overrides,
  });

describe("filterTeam", () => {
  const people = [
    anEmployee(1, "Weber", { department: "workshop", brands: ["ford"] }),
    anEmployee(2, "Éverling", { languages: ["fr", "pt"] }),
    anEmployee(3, "Thill", { locations: ["diekirch", "bertrange"], order: 1 }),
  ];
  const teamNames = (location: string | null, department: string | null): readonly string[] =>
    filterTeam(people, { location, department }).map(({ last_name }) => last_name);

  it("sorts by order, then by name ignoring accents", () => {
    expect(teamNames(null, null)).toEqual(["Thill", "Éverling", "Weber"]);
  });

  it("filters by location, by department or by both", () => {
    expect(teamNames("diekirch", null)).toEqual(["Thill"]);
    expect(teamNames(null, "workshop")).toEqual(["Weber"]);
    expect(teamNames("diekirch", "workshop")).toEqual([]);
  });

  it("filters by brand and by language", () => {
    const names = (brand: string | null, language: string | null): readonly string[] =>
      filterTeam(people, { location: null, department: null, brand, language }).map(({ last_name }) => last_name);
    expect(names("ford", null)).toEqual(["Weber"]);
    expect(names(null, "pt")).toEqual(["Éverling"]);
    expect(names("ford", "pt")).toEqual([]);
  });

  it("formats full name and initials", () => {
    expect([fullName(anEmployee(1, "Éverling")), initials(anEmployee(1, "éverling"))]).toEqual(["Anne Éverling", "AÉ"]);
  });
});

describe("employeeSchema", () => {
  it("rejects missing locations, unknown departments, languages and fields, and national phone numbers", () => {
    const employee = anEmployee(1, "Weber");
    const { updated_at: _updated, ...attributes } = employee;
    expect(employeeSchema.safeParse({ ...attributes, locations: [] }).success).toBe(false);
    expect(employeeSchema.safeParse({ ...attributes, department: "moon" }).success).toBe(false);
    expect(employeeSchema.safeParse({ ...attributes, phone: "20 00 01 01" }).success).toBe(false);
    expect(employeeSchema.safeParse({ ...attributes, languages: ["xx"] }).success).toBe(false);
    expect(employeeSchema.safeParse({ ...attributes, salary: 1 }).success).toBe(false);
  });
});

describe("vacancy", () => {
  it("is open from the day of publication to its last day", () => {
    const days = ["2026-11-01", "2026-11-02", "2027-01-31", "2027-02-01"];
    expect(days.map((day) => isVacancyOpen(aVacancy(), day))).toEqual([false, true, true, false]);
  });

  it("accepts only an https application URL", () => {
    expect(vacancySchema.safeParse({ ...aVacancy(), apply_url: "javascript:alert(1)" }).success).toBe(false);
    expect(vacancySchema.safeParse({ ...aVacancy(), apply_url: "https://emploi.example/1" }).success).toBe(true);
  });

  it("sorts newest first", () => {
    const sorted = sortNewestFirst([aVacancy(), aVacancy({ id: 2 }), aVacancy({ id: 3, published_on: "2026-12-01" })]);
    expect(sorted.map(({ id }) => id)).toEqual([3, 2, 1]);
  });
});
