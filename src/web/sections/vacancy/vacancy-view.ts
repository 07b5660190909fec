import { postalAddress, type Location } from "#domain/locations/index.ts";
import { contractLine, DEPARTMENTS, type Vacancy } from "#domain/people/index.ts";
import type { Fact } from "../../../ui/facts/facts.tsx";
import { frenchDate } from "#domain/shared/index.ts";
import { careerStrings as words } from "../../strings/careers.ts";

/** The page of a vacancy: not of an editor's making, but shown where their sections are. */
export type VacancyView = {
  readonly component: "vacancy";
  readonly title: string;
  readonly teaser: string;
  readonly paragraphs: readonly string[];
  /** What one does, brings along and gets, under their headings; empty ones are left out. */
  readonly lists: readonly { readonly title: string; readonly items: readonly string[] }[];
  readonly facts: readonly (Fact & { readonly value: string })[];
  /** On the site itself, or where its own address says. */
  readonly applyHref: string;
  /** For whoever would rather write; null where one applies elsewhere. */
  readonly mail: { readonly href: string; readonly address: string } | null;
  readonly careersHref: string;
};

export type VacancyFacts = {
  readonly vacancy: Vacancy;
  readonly place: Location | null;
  readonly careersHref: string;
  /** The site's own form for it. */
  readonly applicationHref: string;
};

/** The text's paragraphs, which an empty line parts. */
export const paragraphsOf = (text: string): readonly string[] =>
  text
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter(Boolean);

const mailTo = (vacancy: Vacancy, place: Location | null): VacancyView["mail"] => {
  const address = vacancy.apply_email ?? place?.email;
  if (vacancy.apply_url !== null || address === undefined) return null;
  return { href: `mailto:${address}?subject=${encodeURIComponent(words.mailSubject(vacancy.title))}`, address };
};

export const vacancyView = ({ vacancy, place, careersHref, applicationHref }: VacancyFacts): VacancyView => ({
  component: "vacancy",
  title: vacancy.title,
  teaser: vacancy.teaser,
  paragraphs: paragraphsOf(vacancy.text),
  lists: [
    { title: words.tasks, items: vacancy.tasks },
    { title: words.profile, items: vacancy.profile },
    { title: words.benefits, items: vacancy.benefits },
  ].filter(({ items }) => items.length > 0),
  facts: [
    ...(place === null ? [] : [{ label: words.place, value: postalAddress(place) }]),
    { label: words.department, value: DEPARTMENTS[vacancy.department] },
    { label: words.contract, value: contractLine(vacancy) },
    { label: words.publishedOn, value: frenchDate(vacancy.published_on) },
    { label: words.deadline, value: frenchDate(vacancy.valid_through) },
  ],
  applyHref: vacancy.apply_url ?? applicationHref,
  mail: mailTo(vacancy, place),
  careersHref,
});
