import { postalAddress, type Location } from "#domain/locations/index.ts";
import { type Vacancy } from "#domain/people/index.ts";
import { formatFrenchDate, nonBreakingWords } from "#domain/shared/index.ts";
import { careerStrings as strings, formatContract } from "./careers-strings.ts";
import { DEPARTMENT_LABELS } from "../../locations/index.ts";

type VacancyDetails = {
  readonly vacancy: Vacancy;
  readonly location: Location | null;
  readonly careersHref: string;
  /** Path of the site's application form. */
  readonly applicationHref: string;
};

/** Splits at empty lines. */
export const toParagraphs = (text: string): readonly string[] =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);

const toMailLink = (vacancy: Vacancy, location: Location | null) => {
  const address = vacancy.apply_email ?? location?.email;
  if (vacancy.apply_url !== null || address === undefined) return null;
  return { href: `mailto:${address}?subject=${encodeURIComponent(strings.mailSubject(vacancy.title))}`, address };
};

export const toVacancyView = ({ vacancy, location, careersHref, applicationHref }: VacancyDetails) => ({
  title: vacancy.title,
  teaser: vacancy.teaser,
  paragraphs: toParagraphs(vacancy.text),
  /** Tasks, profile and benefits; empty lists are left out. */
  lists: [
    { title: strings.tasks, items: vacancy.tasks },
    { title: strings.profile, items: vacancy.profile },
    { title: strings.benefits, items: vacancy.benefits },
  ].filter(({ items }) => items.length > 0),
  details: [
    ...(location === null ? [] : [{ label: strings.location, value: nonBreakingWords(postalAddress(location)) }]),
    { label: strings.department, value: DEPARTMENT_LABELS[vacancy.department] },
    { label: strings.contract, value: formatContract(vacancy) },
    { label: strings.publishedOn, value: formatFrenchDate(vacancy.published_on) },
    { label: strings.deadline, value: formatFrenchDate(vacancy.valid_through) },
  ],
  /** URL of the site's form, or the external URL of the vacancy. */
  applyHref: vacancy.apply_url ?? applicationHref,
  /** Null if applications go to an external URL. */
  mail: toMailLink(vacancy, location),
  careersHref,
});

/** The page of a vacancy. */
export type VacancyView = ReturnType<typeof toVacancyView>;
