import { z } from "zod";
import { DEPARTMENTS } from "./departments.ts";
import { keyOf, shortText, slug } from "./parts.ts";

/** Kinds of contract, with their French labels. */
export const CONTRACTS = {
  permanent: "CDI",
  fixed_term: "CDD",
  apprenticeship: "Apprentissage",
  internship: "Stage",
  student: "Job d’étudiant",
} as const;

export const WORKING_HOURS = { full_time: "Temps plein", part_time: "Temps partiel" } as const;

const sentence = z.string().trim().min(1).max(300);

/** A vacancy as an import brings it; field names as in the file, unknown ones refused. */
export const vacancySchema = z.strictObject({
  id: z.number().int().positive(),
  slug,
  title: shortText,
  /** Slug of the place one works at. */
  location: slug,
  department: keyOf(DEPARTMENTS),
  contract: keyOf(CONTRACTS),
  hours: keyOf(WORKING_HOURS).default("full_time"),
  /** Hours a week, where they are fixed. */
  weekly_hours: z.number().min(1).max(48).nullable().default(null),
  /** One sentence for lists and search engines. */
  teaser: sentence,
  /** Paragraphs, parted by an empty line. */
  text: z.string().trim().min(1).max(6000),
  tasks: z.array(sentence).max(12).default([]),
  profile: z.array(sentence).max(12).default([]),
  benefits: z.array(sentence).max(12).default([]),
  /** ISO 8601 day it was published. */
  published_on: z.iso.date(),
  /** The last day one may apply. */
  valid_through: z.iso.date(),
  /** Where one applies; null: by e-mail to the address below. */
  apply_url: z
    .url({ protocol: /^https$/ })
    .nullable()
    .default(null),
  apply_email: z.email().nullable().default(null),
});

export type VacancyFacts = Readonly<z.infer<typeof vacancySchema>>;

/** A post the group wants to fill. `updated_at` is an ISO 8601 instant. */
export type Vacancy = VacancyFacts & { readonly updated_at: string };

/** Reads the group's vacancies, expired ones too; newest first. */
export type VacancyReader = { readonly all: () => Promise<readonly Vacancy[]> };

/** Newest first, the last one in the file first among those of a day. */
export const newestFirst = <V extends Pick<VacancyFacts, "published_on" | "id">>(
  vacancies: readonly V[],
): readonly V[] =>
  vacancies.toSorted((a, b) =>
    a.published_on === b.published_on ? b.id - a.id : a.published_on < b.published_on ? 1 : -1,
  );

/** Whether one may apply on a day (`YYYY-MM-DD`): it was published by then and has not expired; the last day counts. */
export const isOpenOn = (vacancy: Pick<VacancyFacts, "published_on" | "valid_through">, today: string): boolean =>
  vacancy.published_on <= today && today <= vacancy.valid_through;

/** "CDI, temps plein, 40 h par semaine". */
export const contractLine = (of: Pick<VacancyFacts, "contract" | "hours" | "weekly_hours">): string => {
  const hours = WORKING_HOURS[of.hours].toLowerCase();
  const weekly = of.weekly_hours === null ? [] : [`${String(of.weekly_hours).replace(".", ",")}\u00a0h par semaine`];
  return [CONTRACTS[of.contract], hours, ...weekly].join(", ");
};
