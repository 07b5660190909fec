import { EmptyState } from "../../../ui/empty-state/empty-state.tsx";
import { Link } from "../../../ui/link/link.tsx";
import {
  DEPARTMENT_LABELS,
  peopleStrings as strings,
  Person,
  type PersonView,
  toPersonView,
} from "../../locations/index.ts";
import { ChoiceFilters, type ChoiceFiltersView, chosen, toChoiceFilter } from "../../platform/choice-filters/index.ts";
import { SectionFrame } from "../../platform/section-frame/index.ts";
import type { SectionOf } from "#domain/content/index.ts";
import { type Employee, filterTeam, languageName } from "#domain/people/index.ts";
import { capitalize } from "#domain/shared/index.ts";
import type { SelectOption } from "../../../ui/field/field.tsx";
import type { SectionView } from "../elements/define-section.ts";
import type { LiveContent } from "../elements/live-content.ts";
import { selectBySlug } from "../elements/select-by-slug.ts";

/** URL parameters of the filters. */
export const TEAM_FIELDS = {
  location: "concession",
  department: "service",
  brand: "marque",
  language: "langue",
} as const;

type TeamField = keyof typeof TEAM_FIELDS;
const FIELDS = Object.keys(TEAM_FIELDS) as readonly TeamField[];
type TeamSelection = Readonly<Record<TeamField, string | null>>;

export type TeamView = Omit<SectionOf<"team">, "location" | "department" | "employees" | "limit" | "filters"> & {
  readonly filters: ChoiceFiltersView | null;
  readonly people: readonly PersonView[];
  /** True if the section has people when no filter is selected. */
  readonly hasPeople: boolean;
  /** Link to all people, if the section shows only some. */
  readonly more?: { readonly label: string; readonly href: string } | null;
};

/** The country's languages first, the others by their names. */
const languageOptions = (spoken: ReadonlySet<string>, official: readonly string[]): readonly SelectOption[] => {
  const others = [...spoken]
    .filter((code) => !official.includes(code))
    .map((value) => ({ value, label: capitalize(languageName(value) ?? value) }))
    .sort((a, b) => a.label.localeCompare(b.label, "fr"));
  const first = official
    .filter((code) => spoken.has(code))
    .map((value) => ({ value, label: capitalize(languageName(value) ?? value) }));
  return [...first, ...others];
};

/** Values that occur, in the order of their lists. */
const toOptions = (
  people: readonly Employee[],
  live: LiveContent,
): Readonly<Record<TeamField, readonly SelectOption[]>> => {
  const occurring = (read: (person: Employee) => string | readonly string[]): ReadonlySet<string> =>
    new Set(people.flatMap(read));
  const locations = occurring((person) => person.locations);
  const departments = occurring((person) => person.department);
  const brands = occurring((person) => person.brands);
  const languages = occurring((person) => person.languages);
  return {
    location: live.locations
      .filter(({ slug }) => locations.has(slug))
      .map(({ slug, town }) => ({ value: slug, label: town })),
    department: Object.entries(DEPARTMENT_LABELS)
      .filter(([key]) => departments.has(key))
      .map(([value, label]) => ({ value, label })),
    brand: live.brands.filter(({ slug }) => brands.has(slug)).map(({ slug, name }) => ({ value: slug, label: name })),
    language: languageOptions(languages, live.display.countryTerms.languages),
  };
};

const LABELS = {
  location: { label: strings.location, any: strings.anyLocation },
  department: { label: strings.department, any: strings.anyDepartment },
  brand: { label: strings.brand, any: strings.anyBrand },
  language: { label: strings.language, any: strings.anyLanguage },
} as const satisfies Record<TeamField, object>;

const toTeamFilters = (people: readonly Employee[], selected: TeamSelection, live: LiveContent): ChoiceFiltersView => {
  const options = toOptions(people, live);
  const filters = FIELDS.map((field) =>
    toChoiceFilter({ name: TEAM_FIELDS[field], ...LABELS[field], selected: selected[field], options: options[field] }),
  );
  return { action: live.path, filters: filters.filter((filter) => filter !== null) };
};

const NOTHING_SELECTED: TeamSelection = { location: null, department: null, brand: null, language: null };

const selectedIn = (search: URLSearchParams): TeamSelection => ({
  location: chosen(search, TEAM_FIELDS.location),
  department: chosen(search, TEAM_FIELDS.department),
  brand: chosen(search, TEAM_FIELDS.brand),
  language: chosen(search, TEAM_FIELDS.language),
});

/** The people of the section that match the visitor's filters. */
export const toTeamView = (section: SectionOf<"team">, live: LiveContent): TeamView => {
  const { anchor, component, title, text, limit, filters } = section;
  const all = filterTeam(selectBySlug(live.employees, section.employees), section);
  const selected = filters ? selectedIn(live.search) : NOTHING_SELECTED;
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

export const isTeamView = (view: SectionView): view is TeamView => view.component === "team";

export const Team = ({ view }: { readonly view: TeamView }) => (
  <SectionFrame anchor={view.anchor} title={view.title} text={view.text}>
    {view.filters && <ChoiceFilters view={view.filters} label={strings.filter} anchor={view.anchor} />}
    {view.filters && (
      <p role="status" className="choice-found text-s text-soft">
        {view.people.length > 0 ? strings.count(view.people.length) : strings.none}
      </p>
    )}
    {view.people.length === 0 ? (
      <EmptyState title={strings.none} text={strings.noneHint}>
        {view.filters && <Link href={view.filters.action}>{strings.all}</Link>}
      </EmptyState>
    ) : (
      <ul className="people">
        {view.people.map((person) => (
          <li key={person.slug} id={`equipe-${person.slug}`}>
            <Person person={person} />
          </li>
        ))}
      </ul>
    )}
    {view.more && (
      <p className="mt-32">
        <Link href={view.more.href}>{view.more.label}</Link>
      </p>
    )}
  </SectionFrame>
);
