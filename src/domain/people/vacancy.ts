import { z } from "zod";
import { DEPARTMENTS, shortTextSchema, urlSlugSchema } from "./departments.ts";

const CONTRACTS = ["permanent", "fixed_term", "apprenticeship", "internship", "student"] as const;

export type Contract = (typeof CONTRACTS)[number];

const WORKING_HOURS = ["full_time", "part_time"] as const;

export type WorkingHours = (typeof WORKING_HOURS)[number];

const dateSchema = z.iso.date("must be a date as YYYY-MM-DD");

const sentenceSchema = z.string().trim().min(1).max(300);

/** A vacancy in an import file; rejects unknown fields. */
export const vacancySchema = z.strictObject({
  id: z.number().int().positive(),
  slug: urlSlugSchema,
  title: shortTextSchema,
  /** Slug of the location. */
  location: urlSlugSchema,
  department: z.enum(DEPARTMENTS),
  contract: z.enum(CONTRACTS),
  hours: z.enum(WORKING_HOURS).default("full_time"),
  /** Hours per week; null if not fixed. */
  weekly_hours: z.number().min(1).max(48).nullable().default(null),
  /** One sentence for lists and search engines. */
  teaser: sentenceSchema,
  /** Paragraphs, separated by an empty line. */
  text: z.string().trim().min(1).max(6000),
  tasks: z.array(sentenceSchema).max(12).default([]),
  profile: z.array(sentenceSchema).max(12).default([]),
  benefits: z.array(sentenceSchema).max(12).default([]),
  /** ISO 8601 date of publication. */
  published_on: dateSchema,
  /** Last day for applications. */
  valid_through: dateSchema,
  /** Application form; null: applications go to `apply_email`. */
  apply_url: z
    .url({ protocol: /^https$/ })
    .nullable()
    .default(null),
  apply_email: z.email().nullable().default(null),
});

export type VacancyAttributes = Readonly<z.infer<typeof vacancySchema>>;

/** `updated_at` is an ISO 8601 instant. */
export type Vacancy = VacancyAttributes & { readonly updated_at: string };

/** Reads vacancies, expired ones included, newest first. */
export type VacancyReader = { readonly all: () => Promise<readonly Vacancy[]> };

/** Newest first; vacancies of one day in descending order of id. */
export const sortNewestFirst = <V extends Pick<VacancyAttributes, "published_on" | "id">>(
  vacancies: readonly V[],
): readonly V[] =>
  vacancies.toSorted((a, b) =>
    a.published_on === b.published_on ? b.id - a.id : a.published_on < b.published_on ? 1 : -1,
  );

/** True from the date of publication to the last day inclusive. `today` is `YYYY-MM-DD`. */
export const isVacancyOpen = (
  vacancy: Pick<VacancyAttributes, "published_on" | "valid_through">,
  today: string,
): boolean => vacancy.published_on <= today && today <= vacancy.valid_through;
