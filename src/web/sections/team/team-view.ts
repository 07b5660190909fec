import type { ContentImage, SectionOf } from "#domain/content/index.ts";
import { fullName, initials, filterTeam, type Employee } from "#domain/people/index.ts";
import { peopleStrings as strings, DEPARTMENT_LABELS, LANGUAGE_LABELS } from "../../strings/people.ts";
import type { LiveContent } from "../elements/live-content.ts";
import { selectBySlug } from "../elements/select-by-slug.ts";

/** URL parameters of the filters. */
export const TEAM_FIELDS = { location: "concession", department: "service" } as const;

export type PersonView = {
  readonly slug: string;
  readonly name: string;
  readonly initials: string;
  readonly portrait: ContentImage | null;
  readonly role: string;
  /** Department and towns: "Atelier, Bertrange". */
  readonly affiliation: string;
  readonly phone: { readonly label: string; readonly href: string } | null;
  readonly email: string | null;
  readonly languages: string | null;
};

type FilterOption = { readonly value: string; readonly label: string };
type TeamFilter = { readonly name: string; readonly value: string; readonly options: readonly FilterOption[] };

export type TeamView = Omit<SectionOf<"team">, "location" | "department" | "employees" | "limit" | "filters"> & {
  readonly filters: { readonly action: string; readonly location: TeamFilter; readonly department: TeamFilter } | null;
  readonly people: readonly PersonView[];
  /** True if the section has people without the visitor's filters. */
  readonly hasPeople: boolean;
};

const listFormat = new Intl.ListFormat("fr-FR", { type: "conjunction" });

const townNames = (person: Employee, { locations }: LiveContent): readonly string[] =>
  person.locations.flatMap((slug) => locations.find((location) => location.slug === slug)?.town ?? []);

const toPersonView = (person: Employee, live: LiveContent): PersonView => ({
  slug: person.slug,
  name: fullName(person),
  initials: initials(person),
  portrait: person.portrait && { src: person.portrait.url, alt: person.portrait.alt, focus: null },
  role: person.function,
  affiliation: [DEPARTMENT_LABELS[person.department], ...townNames(person, live)].join(", "),
  phone: person.phone === null ? null : { label: person.phone, href: `tel:${person.phone.replaceAll(" ", "")}` },
  email: person.email,
  languages:
    person.languages.length === 0
      ? null
      : strings.speaks(listFormat.format(person.languages.map((language) => LANGUAGE_LABELS[language]))),
});

/** Offers the locations and departments that occur. */
const toTeamFilters = (
  people: readonly Employee[],
  selected: { readonly location: string | null; readonly department: string | null },
  live: LiveContent,
): NonNullable<TeamView["filters"]> => {
  const offered = live.locations.filter(({ slug }) => people.some(({ locations }) => locations.includes(slug)));
  const departments = Object.entries(DEPARTMENT_LABELS).filter(([key]) =>
    people.some(({ department }) => department === key),
  );
  return {
    action: live.path,
    location: {
      name: TEAM_FIELDS.location,
      value: selected.location ?? "",
      options: [
        { value: "", label: strings.anyLocation },
        ...offered.map(({ slug, town }) => ({ value: slug, label: town })),
      ],
    },
    department: {
      name: TEAM_FIELDS.department,
      value: selected.department ?? "",
      options: [
        { value: "", label: strings.anyDepartment },
        ...departments.map(([value, label]) => ({ value, label })),
      ],
    },
  };
};

/** The people of the section that match the visitor's filters. */
const toTeamView = (section: SectionOf<"team">, live: LiveContent): TeamView => {
  const { anchor, component, title, text, limit, filters } = section;
  const all = filterTeam(selectBySlug(live.employees, section.employees), section);
  const selected = {
    location: filters ? live.search.get(TEAM_FIELDS.location) || null : null,
    department: filters ? live.search.get(TEAM_FIELDS.department) || null : null,
  };
  return {
    anchor,
    component,
    title,
    text,
    filters: filters ? toTeamFilters(all, selected, live) : null,
    people: filterTeam(all, selected)
      .slice(0, limit)
      .map((person) => toPersonView(person, live)),
    hasPeople: all.length > 0,
  };
};

export const teamSection = { toView: toTeamView, hasContent: ({ hasPeople }: TeamView) => hasPeople };
