import type { Location } from "#domain/locations/index.ts";
import type { Vacancy } from "#domain/people/index.ts";
import { postalAddressData } from "../../locations/index.server.ts";
import { SCHEMA, type StructuredData } from "../../platform/page/index.ts";
import { toParagraphs } from "./vacancy-view.ts";

const EMPLOYMENT_TYPES: Readonly<Record<Vacancy["contract"], string | null>> = {
  permanent: null,
  fixed_term: "TEMPORARY",
  apprenticeship: "INTERN",
  internship: "INTERN",
  student: "TEMPORARY",
};

const HTML_ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>]/g, (character) => HTML_ENTITIES[character] ?? character);

const toHtmlList = (items: readonly string[]): string =>
  items.length === 0 ? "" : `<ul>${items.map((item) => `<li>${escapeHtml(item)}</li>`).join("")}</ul>`;

const locationData = (location: Location): StructuredData => ({
  "@type": "Place",
  address: postalAddressData(location),
});

type VacancyDataInput = {
  readonly vacancy: Vacancy;
  readonly location: Location | null;
  readonly employer: { readonly name: string; readonly url: string };
};

/** Source: https://developers.google.com/search/docs/appearance/structured-data/job-posting. */
export const vacancyData = ({ vacancy, location, employer }: VacancyDataInput): StructuredData => ({
  "@context": SCHEMA,
  "@type": "JobPosting",
  title: vacancy.title,
  description: [
    ...toParagraphs(vacancy.text).map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`),
    toHtmlList(vacancy.tasks),
    toHtmlList(vacancy.profile),
    toHtmlList(vacancy.benefits),
  ].join(""),
  identifier: { "@type": "PropertyValue", name: employer.name, value: String(vacancy.id) },
  datePosted: vacancy.published_on,
  validThrough: vacancy.valid_through,
  employmentType: [
    vacancy.hours === "full_time" ? "FULL_TIME" : "PART_TIME",
    EMPLOYMENT_TYPES[vacancy.contract],
  ].filter((type) => type !== null),
  hiringOrganization: { "@type": "Organization", name: employer.name, sameAs: employer.url },
  jobLocation: location === null ? undefined : locationData(location),
  workHours: vacancy.weekly_hours === null ? undefined : `${vacancy.weekly_hours} h`,
  directApply: vacancy.apply_url === null,
});
