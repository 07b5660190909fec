import type { Location } from "#domain/locations/index.ts";
import type { Brand } from "#domain/models/index.ts";
import { fullName, initials, languageName, type Employee } from "#domain/people/index.ts";
import { nonBreakingWords, once } from "#domain/shared/index.ts";
import { phoneLink } from "../location/location-card.ts";
import { DEPARTMENT_LABELS, peopleStrings as strings } from "./people-strings.ts";

type Catalogue = { readonly locations: readonly Location[]; readonly brands: readonly Brand[] };

const listFormat = once(() => new Intl.ListFormat("fr", { type: "conjunction" }));

const townNames = (person: Employee, { locations }: Catalogue): readonly string[] =>
  person.locations.flatMap((slug) => locations.find((location) => location.slug === slug)?.town ?? []);

const brandNames = (person: Employee, { brands }: Catalogue): readonly string[] =>
  person.brands.flatMap((slug) => brands.find((brand) => brand.slug === slug)?.name ?? []);

const firstLocationId = (person: Employee, { locations }: Catalogue): number | null =>
  person.locations.flatMap((slug) => locations.find((location) => location.slug === slug)?.id ?? [])[0] ?? null;

/** The items as a French list within a sentence; null without items. */
const phrase = (items: readonly string[], toText: (list: string, count: number) => string): string | null =>
  items.length === 0 ? null : toText(listFormat().format(items), items.length);

export const toPersonView = (person: Employee, catalogue: Catalogue) => ({
  slug: person.slug,
  /** Id of the first location; null without one. */
  locationId: firstLocationId(person, catalogue),
  name: fullName(person),
  initials: initials(person),
  portrait: person.portrait && { src: person.portrait.url, alt: person.portrait.alt },
  role: person.function,
  /** Department and towns: "Atelier, Exempleville". */
  affiliation: nonBreakingWords([DEPARTMENT_LABELS[person.department], ...townNames(person, catalogue)].join(", ")),
  /** "Marques : Ford et Opel"; null if no brands are assigned to the person. */
  brands: phrase(brandNames(person, catalogue), strings.brands),
  phone: person.phone === null ? null : { label: person.phone, href: phoneLink(person.phone) },
  email: person.email,
  languages: phrase(
    person.languages.map((code) => languageName(code) ?? code),
    strings.speaks,
  ),
});

/** An employee as displayed to visitors. */
export type PersonView = ReturnType<typeof toPersonView>;
