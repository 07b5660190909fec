import { z } from "zod";
import { type Department, DEPARTMENTS, phoneSchema, shortTextSchema, urlSlugSchema } from "./departments.ts";
import { fold, once } from "../shared/index.ts";

const languageNames = once(() => new Intl.DisplayNames("fr", { type: "language", fallback: "none" }));

/** Name in French of a language (ISO 639-1), within a sentence: "luxembourgeois". Null for a code that is none. */
export const languageName = (code: string): string | null =>
  /^[a-z]{2}$/.test(code) ? (languageNames().of(code) ?? null) : null;

/** An employee in an import file; rejects unknown fields. */
export const employeeSchema = z.strictObject({
  id: z.number().int().positive(),
  slug: urlSlugSchema,
  first_name: z.string().trim().min(1).max(60),
  last_name: z.string().trim().min(1).max(60),
  /** Job title in French: "Conseillère commerciale". */
  function: shortTextSchema,
  department: z.enum(DEPARTMENTS),
  /** Slugs of the locations the person works at. */
  locations: z.array(urlSlugSchema).min(1),
  phone: phoneSchema.nullable().default(null),
  email: z.email().nullable().default(null),
  /** Without a portrait the initials are displayed. */
  portrait: z
    .strictObject({ url: z.string().min(1).max(2000), alt: z.string().trim().min(1).max(200) })
    .nullable()
    .default(null),
  /** Spoken languages (ISO 639-1). */
  languages: z
    .array(
      z
        .string()
        .regex(/^[a-z]{2}$/)
        .refine((code) => languageName(code) !== null, {
          error: "must be a language's code of two letters (ISO 639-1)",
        }),
    )
    .default([]),
  /** Slugs of the brands the person specialises in. */
  brands: z.array(urlSlugSchema).default([]),
  /** Sort position, ascending. */
  order: z.number().int().min(0).max(10_000).default(1000),
});

export type EmployeeAttributes = Readonly<z.infer<typeof employeeSchema>>;

/** `updated_at` is an ISO 8601 instant. */
export type Employee = EmployeeAttributes & { readonly updated_at: string };

/** Reads employees in display order. */
export type EmployeeReader = { readonly all: () => Promise<readonly Employee[]> };

type PersonName = Pick<EmployeeAttributes, "first_name" | "last_name">;

/** "Anne Weber". */
export const fullName = (person: PersonName): string => `${person.first_name} ${person.last_name}`;

/** "AW". */
export const initials = (person: PersonName): string =>
  `${person.first_name.charAt(0)}${person.last_name.charAt(0)}`.toUpperCase();

/** Sorts by `order`, then by last and first name in French order. */
export const sortTeam = <P extends PersonName & Pick<EmployeeAttributes, "order">>(
  people: readonly P[],
): readonly P[] =>
  people.toSorted(
    (a, b) =>
      a.order - b.order ||
      fold(a.last_name).localeCompare(fold(b.last_name), "fr") ||
      fold(a.first_name).localeCompare(fold(b.first_name), "fr"),
  );

type TeamFilter = {
  /** Slug of a location; null: any. */
  readonly location: string | null;
  /** Key of a department; null: any. */
  readonly department: string | null;
  /** Slug of a brand the person specialises in; null: any. */
  readonly brand?: string | null;
  /** Spoken language (ISO 639-1); null: any. */
  readonly language?: string | null;
};

/** The employees that match the filter, sorted by `sortTeam`. */
export const filterTeam = (
  people: readonly Employee[],
  { location, department, brand = null, language = null }: TeamFilter,
): readonly Employee[] =>
  sortTeam(
    people.filter(
      (person) =>
        (location === null || person.locations.includes(location)) &&
        (department === null || person.department === department) &&
        (brand === null || person.brands.includes(brand)) &&
        (language === null || person.languages.includes(language)),
    ),
  );

export type AdviserQuery = {
  /** Slug of a location. */
  readonly location: string;
  /** Slug of a brand. */
  readonly brand: string;
  /** The most fitting department first; the next one counts only if the location has nobody in it. */
  readonly departments: readonly Department[];
  /** Slug or e-mail address of the person that the data names; null: none. */
  readonly named: string | null;
};

/** Lower ranks come first: a specialist of the brand, somebody without brands of their own, a specialist of others. */
const brandRank = ({ brands }: Employee, brand: string): number => {
  if (brands.includes(brand)) return 0;
  return brands.length === 0 ? 1 : 2;
};

const isNamed = ({ slug, email }: Employee, named: string): boolean =>
  slug === named || email?.toLowerCase() === named.toLowerCase();

/**
 * The person to ask about an object of a brand at a location: the one that the data names, else always the same one for
 * the same query. Null if nobody there works in the departments.
 */
export const findAdviser = (
  people: readonly Employee[],
  { location, brand, departments, named }: AdviserQuery,
): Employee | null => {
  const byName = named === null ? undefined : people.find((person) => isNamed(person, named));
  if (byName) return byName;
  const there = sortTeam(people.filter(({ locations }) => locations.includes(location)));
  for (const key of departments) {
    const [first] = there
      .filter(({ department }) => department === key)
      .toSorted((a, b) => brandRank(a, brand) - brandRank(b, brand));
    if (first) return first;
  }
  return null;
};
