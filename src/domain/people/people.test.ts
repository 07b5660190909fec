import { describe, expect, it } from "vitest";
import { employeeSchema, fullName, initials, teamOf, type Employee } from "./employee.ts";
import { contractLine, isOpenOn, newestFirst, vacancySchema } from "./vacancy.ts";

const employee = (id: number, last_name: string, more: object = {}): Employee => ({
  ...employeeSchema.parse({
    id,
    slug: `personne-${id}`,
    first_name: "Anne",
    last_name,
    function: "Conseillère",
    department: "sales",
    locations: ["bertrange"],
    ...more,
  }),
  updated_at: "2026-11-01T08:00:00Z",
});

const vacancy = (more: object = {}) =>
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
    ...more,
  });

describe("the people of a team", () => {
  const people = [
    employee(1, "Weber", { department: "workshop" }),
    employee(2, "Éverling"),
    employee(3, "Thill", { locations: ["diekirch", "bertrange"], order: 1 }),
  ];
  const namesOf = (location: string | null, department: string | null): readonly string[] =>
    teamOf(people, { location, department }).map(({ last_name }) => last_name);

  it("stand in the group's order, then by name, accents or not", () => {
    expect(namesOf(null, null)).toEqual(["Thill", "Éverling", "Weber"]);
  });

  it("are those of a place, of a department or of both", () => {
    expect(namesOf("diekirch", null)).toEqual(["Thill"]);
    expect(namesOf(null, "workshop")).toEqual(["Weber"]);
    expect(namesOf("diekirch", "workshop")).toEqual([]);
  });

  it("have a name, and initials where a portrait would be", () => {
    expect([fullName(employee(1, "Éverling")), initials(employee(1, "éverling"))]).toEqual(["Anne Éverling", "AÉ"]);
  });
});

describe("an employee of a file", () => {
  it("works somewhere, in a department there is, and is called at a number of the world", () => {
    const facts = employee(1, "Weber");
    const { updated_at: _updated, ...given } = facts;
    expect(employeeSchema.safeParse({ ...given, locations: [] }).success).toBe(false);
    expect(employeeSchema.safeParse({ ...given, department: "moon" }).success).toBe(false);
    expect(employeeSchema.safeParse({ ...given, phone: "20 00 01 01" }).success).toBe(false);
    expect(employeeSchema.safeParse({ ...given, languages: ["xx"] }).success).toBe(false);
    expect(employeeSchema.safeParse({ ...given, salary: 1 }).success).toBe(false);
  });
});

describe("a vacancy", () => {
  it("is open from the day it is published to its last day", () => {
    const days = ["2026-11-01", "2026-11-02", "2027-01-31", "2027-02-01"];
    expect(days.map((day) => isOpenOn(vacancy(), day))).toEqual([false, true, true, false]);
  });

  it("says its contract in one line", () => {
    expect(contractLine(vacancy())).toBe("CDI, temps plein");
    expect(contractLine(vacancy({ contract: "fixed_term", hours: "part_time", weekly_hours: 19.5 }))).toBe(
      "CDD, temps partiel, 19,5\u00a0h par semaine",
    );
  });

  it("is applied for over https only", () => {
    expect(vacancySchema.safeParse({ ...vacancy(), apply_url: "javascript:alert(1)" }).success).toBe(false);
    expect(vacancySchema.safeParse({ ...vacancy(), apply_url: "https://emploi.example/1" }).success).toBe(true);
  });

  it("stands before those that were published earlier", () => {
    const sorted = newestFirst([vacancy(), vacancy({ id: 2 }), vacancy({ id: 3, published_on: "2026-12-01" })]);
    expect(sorted.map(({ id }) => id)).toEqual([3, 2, 1]);
  });
});
