import { parseStory, SECTION_SCHEMAS, type ArticleStory, type Section } from "#domain/content/index.ts";
import { locationSchema, type Location } from "#domain/locations/index.ts";
import { brandSchema, modelSchema, type Brand, type Model } from "#domain/models/index.ts";
import { employeeSchema, vacancySchema, type Employee, type Vacancy } from "#domain/people/index.ts";
import type { LiveContent } from "../../src/web/sections/elements/live-content.ts";
import { createFakeLiveContent } from "../fakes/live-content.ts";
import type { SectionView } from "../../src/web/sections/elements/define-section.ts";
import { buildSectionViews } from "../../src/web/sections/section-views.server.ts";

const UPDATED = { updated_at: "2026-11-01T08:00:00Z" };

const WEEK = { monday: [{ open: "08:00", closed: "18:00" }], friday: [{ open: "08:00", closed: "18:00" }] };

const aLocation = (id: number, slug: string, town: string, services: readonly string[]): Location => ({
  ...locationSchema.parse({
    id,
    slug,
    name: `Alzette Automobiles ${town}`,
    services,
    address: "1, rue de l’Exemple",
    postcode: `80${id}0`,
    town,
    country: "LU",
    lat: 49.6,
    lng: 6.05,
    phone: "+352 20 00 01 01",
    email: `${slug}@alzette-automobiles.example`,
    showroom_hours: WEEK,
  }),
  ...UPDATED,
});

export const LOCATIONS = [
  aLocation(1, "bertrange", "Bertrange", ["tyres"]),
  aLocation(2, "diekirch", "Diekirch", ["bodywork"]),
];

export const anEmployee = (id: number, overrides: object = {}): Employee => ({
  ...employeeSchema.parse({
    id,
    slug: `personne-${id}`,
    first_name: "Anne",
    last_name: `Weber ${id}`,
    function: "Conseillère",
    department: "sales",
    locations: ["bertrange"],
    ...overrides,
  }),
  ...UPDATED,
});

export const aVacancy = (id: number, overrides: object = {}): Vacancy => ({
  ...vacancySchema.parse({
    id,
    slug: `poste-${id}`,
    title: "Mécanicien (f/h)",
    location: "bertrange",
    department: "workshop",
    contract: "permanent",
    teaser: "Une phrase.",
    text: "Un texte.",
    published_on: "2026-11-02",
    valid_through: "2027-01-31",
    ...overrides,
  }),
  ...UPDATED,
});

export const FORD: Brand = {
  ...brandSchema.parse({ id: 1, slug: "ford", name: "Ford", color: "#00095b", in_group: true }),
  ...UPDATED,
};

export const aModel = (id: number, slug: string, overrides: object = {}): Model => ({
  ...modelSchema.parse({ id, slug, brand: "ford", name: slug.toUpperCase(), kind: "passenger", ...overrides }),
  ...UPDATED,
});

export const anArticle = (day: number): ArticleStory => {
  const parsed = parseStory(`news/article-${day}`, {
    name: `Article ${day}`,
    title: `Article ${day}`,
    ...UPDATED,
    article: { published_on: `2026-10-${String(day).padStart(2, "0")}`, category: "Groupe", teaser: "Une phrase." },
  });
  if (!parsed.ok || parsed.value.value.article === null) throw new Error("no article");
  return { ...parsed.value.value, article: parsed.value.value.article };
};

/** View of a section of the type that its component renders; undefined if it is left out. */
export const buildView = async <View extends SectionView>(
  value: Readonly<Record<string, unknown>> & { readonly component: View["component"] },
  content: Partial<LiveContent> = {},
): Promise<View | undefined> => {
  const section: Section = SECTION_SCHEMAS[value.component].parse(value);
  const [view] = await buildSectionViews([section], createFakeLiveContent(content));
  return view as View | undefined;
};

export const withSearch = (search: string): Pick<LiveContent, "search"> => ({ search: new URLSearchParams(search) });
