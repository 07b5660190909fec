import { describe, expect, it } from "vitest";
import { type AdviserQuery, type Employee, employeeSchema, findAdviser } from "./employee.ts";

const person = (slug: string, overrides: object): Employee => ({
  ...employeeSchema.parse({
    id: 1,
    slug,
    first_name: slug,
    last_name: "Weber",
    function: "Conseillère",
    department: "sales",
    locations: ["bertrange"],
    ...overrides,
  }),
  updated_at: "2026-11-01T08:00:00Z",
});

const PEOPLE = [
  person("opel", { brands: ["opel"], order: 1 }),
  person("anyone", { order: 2 }),
  person("ford", { brands: ["ford", "kia"], order: 3 }),
  person("used", { department: "used", email: "used@group.example" }),
  person("diekirch", { locations: ["diekirch"], brands: ["ford"] }),
];

const NEW_FORD: AdviserQuery = { location: "bertrange", brand: "ford", departments: ["sales", "used"], named: null };

const adviserOf = (changes: Partial<AdviserQuery>, people = PEOPLE): string | undefined =>
  findAdviser(people, { ...NEW_FORD, ...changes })?.slug;

describe("findAdviser", () => {
  it("prefers a specialist of the brand at the location, then somebody without brands, then another specialist", () => {
    expect(adviserOf({})).toBe("ford");
    expect(adviserOf({ brand: "volvo" })).toBe("anyone");
    expect(adviserOf({ brand: "volvo" }, PEOPLE.slice(0, 1))).toBe("opel");
    expect(adviserOf({ location: "diekirch" })).toBe("diekirch");
  });

  it("takes the next department only if nobody works in the first", () => {
    expect(adviserOf({ departments: ["used", "sales"] })).toBe("used");
    expect(adviserOf({ departments: ["fleet", "used"] })).toBe("used");
    expect(adviserOf({ departments: ["fleet"] })).toBeUndefined();
    expect(adviserOf({ location: "mars" })).toBeUndefined();
  });

  it("takes the person that the data names, by slug or e-mail address", () => {
    expect(adviserOf({ named: "opel" })).toBe("opel");
    expect(adviserOf({ named: "Used@Group.example" })).toBe("used");
    expect(adviserOf({ named: "nobody" })).toBe("ford");
  });

  it("does not depend on the order of the people", () => {
    expect(adviserOf({ brand: "volvo" }, PEOPLE.toReversed())).toBe("anyone");
  });
});
