import type { Location } from "#domain/locations/index.ts";
import type { Vacancy } from "#domain/people/index.ts";
import { SCHEMA, type StructuredData } from "../../lib/structured-data.ts";
import { paragraphsOf } from "./vacancy-view.ts";

const EMPLOYMENT: Readonly<Record<Vacancy["contract"], string | null>> = {
  permanent: null,
  fixed_term: "TEMPORARY",
  apprenticeship: "INTERN",
  internship: "INTERN",
  student: "TEMPORARY",
};

const HTML: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

const escaped = (text: string): string => text.replaceAll(/[&<>]/g, (sign) => HTML[sign] ?? sign);

const listOf = (items: readonly string[]): string =>
  items.length === 0 ? "" : `<ul>${items.map((item) => `<li>${escaped(item)}</li>`).join("")}</ul>`;

const placeData = (place: Location): StructuredData => ({
  "@type": "Place",
  address: {
    "@type": "PostalAddress",
    streetAddress: place.address,
    postalCode: place.postcode,
    addressLocality: place.town,
    addressCountry: place.country,
  },
});

export type StructuredVacancy = {
  readonly vacancy: Vacancy;
  readonly place: Location | null;
  readonly employer: { readonly name: string; readonly url: string };
};

/** A vacancy for search engines. Source: https://developers.google.com/search/docs/appearance/structured-data/job-posting. */
export const vacancyData = ({ vacancy, place, employer }: StructuredVacancy): StructuredData => ({
  "@context": SCHEMA,
  "@type": "JobPosting",
  title: vacancy.title,
  description: [
    ...paragraphsOf(vacancy.text).map((paragraph) => `<p>${escaped(paragraph)}</p>`),
    listOf(vacancy.tasks),
    listOf(vacancy.profile),
    listOf(vacancy.benefits),
  ].join(""),
  identifier: { "@type": "PropertyValue", name: employer.name, value: String(vacancy.id) },
  datePosted: vacancy.published_on,
  validThrough: vacancy.valid_through,
  employmentType: [vacancy.hours === "full_time" ? "FULL_TIME" : "PART_TIME", EMPLOYMENT[vacancy.contract]].filter(
    (type) => type !== null,
  ),
  hiringOrganization: { "@type": "Organization", name: employer.name, sameAs: employer.url },
  jobLocation: place === null ? undefined : placeData(place),
  workHours: vacancy.weekly_hours === null ? undefined : `${vacancy.weekly_hours} h`,
  directApply: vacancy.apply_url === null,
});
