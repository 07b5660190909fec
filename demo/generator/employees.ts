import type { EmployeeAttributes } from "../../src/domain/people/index.ts";
import { fold } from "../../src/domain/shared/index.ts";
import { phone } from "./locations.ts";
import { ROSTER, type RosterEntry } from "./roster.ts";

const SITES_IN_ORDER = ["bertrange", "niederkorn", "esch-sur-alzette", "diekirch"];

/** Extensions of departments end at 40. */
const FIRST_PERSONAL_EXTENSION = 41;

const toAscii = (name: string): string => fold(name).replaceAll(/[^a-z]/g, "");

const parseLocations = ([, , , , locations]: RosterEntry): readonly string[] => locations.split(" ");

const isAt = (location: string, person: RosterEntry): boolean => parseLocations(person)[0] === location;

/** Each person has an extension at their first location. */
const assignPhone = (person: RosterEntry, at: number): string => {
  const [location = ""] = parseLocations(person);
  const before = ROSTER.slice(0, at).filter((other) => isAt(location, other)).length;
  return phone(SITES_IN_ORDER.indexOf(location) + 1, FIRST_PERSONAL_EXTENSION + before);
};

const toAttributes = (person: RosterEntry, at: number): EmployeeAttributes => {
  const [first, last, job, department, , languages, brands = []] = person;
  const slug = `${toAscii(first)}-${toAscii(last)}`;
  return {
    id: at + 1,
    slug,
    first_name: first,
    last_name: last,
    function: job,
    department,
    locations: [...parseLocations(person)],
    phone: assignPhone(person, at),
    email: `${toAscii(first)}.${toAscii(last)}@alzette-automobiles.example`,
    portrait: { url: `/media/portraits/${slug}.webp`, alt: `${first} ${last}, portrait dessiné` },
    languages: [...languages],
    brands: [...brands],
    order: (at + 1) * 10,
  };
};

/** The employees of the demo group, in directory order. */
export const createDemoEmployees = (): readonly EmployeeAttributes[] => ROSTER.map(toAttributes);
