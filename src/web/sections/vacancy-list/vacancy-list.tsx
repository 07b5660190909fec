import { EmptyState } from "../../../ui/empty-state/empty-state.tsx";
import { ArrowIcon } from "../../../ui/icons/icons.tsx";
import { Anchor, Link } from "../../../ui/link/link.tsx";
import { nonBreakingTitle } from "../../../ui/non-breaking-title.tsx";
import { careerStrings as strings, CONTRACT_LABELS, formatContract } from "../../careers/index.ts";
import { ChoiceFilters, type ChoiceFiltersView, chosen, toChoiceFilter } from "../../platform/choice-filters/index.ts";
import { SectionFrame } from "../../platform/section-frame/index.ts";
import type { SectionOf } from "#domain/content/index.ts";
import type { Vacancy } from "#domain/people/index.ts";
import { formatFrenchDate } from "#domain/shared/index.ts";
import type { SelectOption } from "../../../ui/field/field.tsx";
import type { LiveContent } from "../elements/live-content.ts";
import { DEPARTMENT_LABELS } from "../../locations/index.ts";

/** URL parameters of the filters; "concession" is already used by the forms of a page. */
const VACANCY_FIELDS = { location: "lieu", department: "service", contract: "contrat" } as const;

type VacancyField = keyof typeof VACANCY_FIELDS;

const FIELDS = Object.keys(VACANCY_FIELDS) as readonly VacancyField[];

const LABELS = {
  location: { label: strings.location, any: strings.anyLocation },
  department: { label: strings.department, any: strings.anyDepartment },
  contract: { label: strings.contract, any: strings.anyContract },
} as const satisfies Record<VacancyField, object>;

const toVacancyCard = (vacancy: Vacancy, live: LiveContent) => {
  const town = live.locations.find(({ slug }) => slug === vacancy.location)?.town;
  return {
    href: live.paths.vacancy(vacancy),
    title: vacancy.title,
    teaser: vacancy.teaser,
    details: [...(town === undefined ? [] : [town]), DEPARTMENT_LABELS[vacancy.department], formatContract(vacancy)],
    until: strings.until(formatFrenchDate(vacancy.valid_through)),
  };
};

type VacancyCardView = ReturnType<typeof toVacancyCard>;

/** Values that occur, in the order of their lists. */
const toOptions = (
  vacancies: readonly Vacancy[],
  live: LiveContent,
): Readonly<Record<VacancyField, readonly SelectOption[]>> => {
  const occurs = (field: VacancyField, value: string): boolean => vacancies.some((vacancy) => vacancy[field] === value);
  const labelled = (field: VacancyField, labels: Readonly<Record<string, string>>): readonly SelectOption[] =>
    Object.entries(labels)
      .filter(([value]) => occurs(field, value))
      .map(([value, label]) => ({ value, label }));
  return {
    location: live.locations
      .filter(({ slug }) => occurs("location", slug))
      .map(({ slug, town }) => ({ value: slug, label: town })),
    department: labelled("department", DEPARTMENT_LABELS),
    contract: labelled("contract", CONTRACT_LABELS),
  };
};

type VacancySelection = Readonly<Record<VacancyField, string | null>>;

const toVacancyFilters = (
  vacancies: readonly Vacancy[],
  selected: VacancySelection,
  live: LiveContent,
): ChoiceFiltersView => {
  const options = toOptions(vacancies, live);
  const filters = FIELDS.map((field) =>
    toChoiceFilter({
      name: VACANCY_FIELDS[field],
      ...LABELS[field],
      selected: selected[field],
      options: options[field],
    }),
  );
  return { action: live.path, filters: filters.filter((filter) => filter !== null) };
};

const NOTHING_SELECTED: VacancySelection = { location: null, department: null, contract: null };

const matchesSelection = (vacancy: Vacancy, selected: Partial<VacancySelection>): boolean =>
  FIELDS.every((field) => selected[field] == null || vacancy[field] === selected[field]);

export const toVacancyListView = (
  { location, department, filters, ...section }: SectionOf<"vacancy_list">,
  live: LiveContent,
) => {
  const all = live.vacancies.filter((vacancy) => matchesSelection(vacancy, { location, department }));
  const selected = filters
    ? {
        location: chosen(live.search, VACANCY_FIELDS.location),
        department: chosen(live.search, VACANCY_FIELDS.department),
        contract: chosen(live.search, VACANCY_FIELDS.contract),
      }
    : NOTHING_SELECTED;
  return {
    ...section,
    filters: filters && all.length > 0 ? toVacancyFilters(all, selected, live) : null,
    vacancies: all
      .filter((vacancy) => matchesSelection(vacancy, selected))
      .map((vacancy) => toVacancyCard(vacancy, live)),
  };
};

export type VacancyListView = ReturnType<typeof toVacancyListView>;

const VacancyCard = ({ vacancy }: { readonly vacancy: VacancyCardView }) => (
  <li className="vacancy row gap-24 spread line-below">
    <div className="vacancy-columns">
      <div>
        <h3>
          <Anchor href={vacancy.href} className="card-link">
            {nonBreakingTitle(vacancy.title)}
          </Anchor>
        </h3>
        <p className="mt-6 measure">{vacancy.teaser}</p>
      </div>
      <div>
        <p className="vacancy-facts cluster gap-2 gap-x-20 text-s">
          {vacancy.details.map((detail) => (
            <span key={detail}>{detail}</span>
          ))}
        </p>
        <p className="text-s text-soft">{vacancy.until}</p>
      </div>
    </div>
    <ArrowIcon />
  </li>
);

const NoVacancies = ({ filters }: Pick<VacancyListView, "filters">) =>
  filters === null ? (
    <EmptyState title={strings.none} text={strings.noneHint} />
  ) : (
    <EmptyState title={strings.noMatch} text={strings.noMatchHint}>
      <Link href={filters.action}>{strings.allVacancies}</Link>
    </EmptyState>
  );

export const VacancyList = ({ view }: { readonly view: VacancyListView }) => (
  <SectionFrame anchor={view.anchor} title={view.title} text={view.text}>
    {view.filters && (
      <>
        <ChoiceFilters view={view.filters} label={strings.filter} anchor={view.anchor} />
        <p role="status" className="choice-found text-s text-soft">
          {view.vacancies.length === 0 ? strings.noMatch : strings.count(view.vacancies.length)}
        </p>
      </>
    )}
    {view.vacancies.length === 0 ? (
      <NoVacancies filters={view.filters} />
    ) : (
      <ul className="line-above">
        {view.vacancies.map((vacancy) => (
          <VacancyCard key={vacancy.href} vacancy={vacancy} />
        ))}
      </ul>
    )}
  </SectionFrame>
);
