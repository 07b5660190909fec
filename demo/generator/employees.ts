import type { EmployeeFacts } from "../../src/domain/people/index.ts";
import { fold } from "../../src/domain/shared/index.ts";
import { phone } from "./locations.ts";
import { ROSTER, type Person } from "./roster.ts";

const SITES_IN_ORDER = ["bertrange", "niederkorn", "esch-sur-alzette", "diekirch"];

/** The lines of the departments end at 40. */
const FIRST_OWN_LINE = 41;

const letters = (name: string): string => fold(name).replaceAll(/[^a-z]/g, "");

const placesOf = ([, , , , places]: Person): readonly string[] => places.split(" ");

const isAt = (place: string, person: Person): boolean => placesOf(person)[0] === place;

/** A line of one's own at the place where one works first. */
const phoneOf = (person: Person, at: number): string => {
  const [place = ""] = placesOf(person);
  const before = ROSTER.slice(0, at).filter((other) => isAt(place, other)).length;
  return phone(SITES_IN_ORDER.indexOf(place) + 1, FIRST_OWN_LINE + before);
};

const factsOf = (person: Person, at: number): EmployeeFacts => {
  const [first, last, job, department, , languages, brands = []] = person;
  return {
    id: at + 1,
    slug: `${letters(first)}-${letters(last)}`,
    first_name: first,
    last_name: last,
    function: job,
    department,
    locations: [...placesOf(person)],
    phone: phoneOf(person, at),
    email: `${letters(first)}.${letters(last)}@alzette-automobiles.example`,
    portrait: null,
    languages: [...languages],
    brands: [...brands],
    order: (at + 1) * 10,
  };
};

/** The people of the demo group, in the order of its directory. */
export const demoEmployees = (): readonly EmployeeFacts[] => ROSTER.map(factsOf);
