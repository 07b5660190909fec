import type { ContentImage, SectionOf } from "#domain/content/index.ts";
import { DEPARTMENTS, fullName, initials, LANGUAGES, teamOf, type Employee } from "#domain/people/index.ts";
import { peopleStrings as words } from "../../strings/people.ts";
import type { LiveContent } from "../live-content.ts";
import { onlyNamed } from "../only-named.ts";

/** What people are filtered by, in the address. */
export const TEAM_FIELDS = { location: "concession", department: "service" } as const;

export type PersonView = {
  readonly slug: string;
  readonly name: string;
  readonly initials: string;
  readonly portrait: ContentImage | null;
  readonly role: string;
  /** Department and places: "Atelier, Bertrange". */
  readonly where: string;
  readonly phone: { readonly shown: string; readonly href: string } | null;
  readonly email: string | null;
  readonly languages: string | null;
};

type Choice = { readonly value: string; readonly label: string };
type Filter = { readonly name: string; readonly value: string; readonly options: readonly Choice[] };

export type TeamView = Omit<SectionOf<"team">, "location" | "department" | "employees" | "limit" | "filters"> & {
  readonly filters: { readonly action: string; readonly location: Filter; readonly department: Filter } | null;
  readonly people: readonly PersonView[];
  /** The section has people whom the visitor's filters leave out. */
  readonly hasOthers: boolean;
};

const listFormat = new Intl.ListFormat("fr-FR", { type: "conjunction" });

const townsOf = (person: Employee, { locations }: LiveContent): readonly string[] =>
  person.locations.flatMap((slug) => locations.find((place) => place.slug === slug)?.town ?? []);

const personView = (person: Employee, live: LiveContent): PersonView => ({
  slug: person.slug,
  name: fullName(person),
  initials: initials(person),
  portrait: person.portrait && { src: person.portrait.url, alt: person.portrait.alt, focus: null },
  role: person.function,
  where: [DEPARTMENTS[person.department], ...townsOf(person, live)].join(", "),
  phone: person.phone === null ? null : { shown: person.phone, href: `tel:${person.phone.replaceAll(" ", "")}` },
  email: person.email,
  languages:
    person.languages.length === 0
      ? null
      : words.speaks(listFormat.format(person.languages.map((language) => LANGUAGES[language]))),
});

/** Only what some of the people have is offered to filter by. */
const filtersOf = (
  people: readonly Employee[],
  asked: { readonly location: string | null; readonly department: string | null },
  live: LiveContent,
): NonNullable<TeamView["filters"]> => {
  const places = live.locations.filter(({ slug }) => people.some(({ locations }) => locations.includes(slug)));
  const departments = Object.entries(DEPARTMENTS).filter(([key]) =>
    people.some(({ department }) => department === key),
  );
  return {
    action: live.path,
    location: {
      name: TEAM_FIELDS.location,
      value: asked.location ?? "",
      options: [
        { value: "", label: words.anyLocation },
        ...places.map(({ slug, town }) => ({ value: slug, label: town })),
      ],
    },
    department: {
      name: TEAM_FIELDS.department,
      value: asked.department ?? "",
      options: [{ value: "", label: words.anyDepartment }, ...departments.map(([value, label]) => ({ value, label }))],
    },
  };
};

/** The people an editor chose, of whom the visitor's filters leave some. */
export const teamView = (section: SectionOf<"team">, live: LiveContent): TeamView => {
  const { anchor, component, title, text, limit, filters } = section;
  const all = teamOf(onlyNamed(live.employees, section.employees), section);
  const asked = {
    location: filters ? live.search.get(TEAM_FIELDS.location) || null : null,
    department: filters ? live.search.get(TEAM_FIELDS.department) || null : null,
  };
  return {
    anchor,
    component,
    title,
    text,
    filters: filters ? filtersOf(all, asked, live) : null,
    people: teamOf(all, asked)
      .slice(0, limit)
      .map((person) => personView(person, live)),
    hasOthers: all.length > 0,
  };
};
