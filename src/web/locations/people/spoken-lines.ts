import type { Location } from "#domain/locations/index.ts";
import { type Department, type Employee, findAdviser } from "#domain/people/index.ts";

/** What a contact says in a language; French is the language of the page. */
const LINES: Readonly<Record<string, string>> = {
  de: "Wir sprechen Deutsch",
  en: "We speak English",
  es: "Hablamos español",
  it: "Parliamo italiano",
  lb: "Mir schwätze Lëtzebuergesch",
  nl: "Wij spreken Nederlands",
  pl: "Mówimy po polsku",
  pt: "Falamos português",
};

export type SpokenLine = { readonly language: string; readonly text: string };

/** One line for each of a contact's languages (ISO 639-1) but French. */
export const spokenLines = (languages: readonly string[]): readonly SpokenLine[] =>
  languages.flatMap((language) => {
    const text = LINES[language];
    return text === undefined ? [] : [{ language, text }];
  });

/** Who answers a form. */
export type FormContact = {
  /** The locations of which one answers; none while the visitor has to choose. */
  readonly locations: readonly Pick<Location, "slug">[];
  /** Slug of the brand that the form is about; null: none. */
  readonly brand: string | null;
  /** The most fitting department first. */
  readonly departments: readonly Department[];
};

/** The lines of the person who answers a form, as beside a vehicle: what the contact of each location speaks. */
export const spokenByContact = (people: readonly Employee[], contact: FormContact): readonly SpokenLine[] => {
  const { locations, brand, departments } = contact;
  const [first = [], ...others] = locations.map(
    ({ slug }) =>
      findAdviser(people, { location: slug, brand: brand ?? "", departments, named: null })?.languages ?? [],
  );
  return spokenLines(first.filter((language) => others.every((languages) => languages.includes(language))));
};
