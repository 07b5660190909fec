import { z } from "zod";
import { fold } from "../shared/index.ts";
import { DEPARTMENTS } from "./departments.ts";
import { keyOf, phone, shortText, slug } from "./parts.ts";

/** Languages an adviser speaks (ISO 639-1), as a visitor reads them. */
export const LANGUAGES = {
  lb: "luxembourgeois",
  fr: "français",
  de: "allemand",
  en: "anglais",
  pt: "portugais",
  it: "italien",
  es: "espagnol",
  nl: "néerlandais",
  pl: "polonais",
} as const;

/** An employee as an import brings it; field names as in the file, unknown ones refused. */
export const employeeSchema = z.strictObject({
  id: z.number().int().positive(),
  slug,
  first_name: z.string().trim().min(1).max(60),
  last_name: z.string().trim().min(1).max(60),
  /** What the person does, in French: "Conseillère commerciale". */
  function: shortText,
  department: keyOf(DEPARTMENTS),
  /** Slugs of the places where one meets the person. */
  locations: z.array(slug).min(1),
  phone: phone.nullable().default(null),
  email: z.email().nullable().default(null),
  /** Without one the initials stand in its place. */
  portrait: z
    .strictObject({ url: z.string().min(1).max(2000), alt: z.string().trim().min(1).max(200) })
    .nullable()
    .default(null),
  languages: z.array(keyOf(LANGUAGES)).default([]),
  /** Slugs of the brands the person is at home in. */
  brands: z.array(slug).default([]),
  /** Where the person stands among the others, smallest first. */
  order: z.number().int().min(0).max(10_000).default(1000),
});

export type EmployeeFacts = Readonly<z.infer<typeof employeeSchema>>;

/** Somebody who works for the group. `updated_at` is an ISO 8601 instant. */
export type Employee = EmployeeFacts & { readonly updated_at: string };

/** Reads the group's people; the list comes in the order they are shown. */
export type EmployeeReader = { readonly all: () => Promise<readonly Employee[]> };

type Named = Pick<EmployeeFacts, "first_name" | "last_name">;

/** "Anne Weber". */
export const fullName = (person: Named): string => `${person.first_name} ${person.last_name}`;

/** "AW", for who has no portrait. */
export const initials = (person: Named): string =>
  `${person.first_name.charAt(0)}${person.last_name.charAt(0)}`.toUpperCase();

/** In the order the group gave them, then by name as a French directory has it. */
export const inOrder = <P extends Named & Pick<EmployeeFacts, "order">>(people: readonly P[]): readonly P[] =>
  people.toSorted(
    (a, b) =>
      a.order - b.order ||
      fold(a.last_name).localeCompare(fold(b.last_name), "fr") ||
      fold(a.first_name).localeCompare(fold(b.first_name), "fr"),
  );

export type TeamFilter = {
  /** Slug of a place; null: any. */
  readonly location: string | null;
  /** Key of a department; null: any. */
  readonly department: string | null;
};

/** The people of a place, of a department or of both, in their order. */
export const teamOf = (people: readonly Employee[], { location, department }: TeamFilter): readonly Employee[] =>
  inOrder(
    people.filter(
      (person) =>
        (location === null || person.locations.includes(location)) &&
        (department === null || person.department === department),
    ),
  );
