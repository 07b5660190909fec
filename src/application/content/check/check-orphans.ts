import { HOME_SLUG, pathToSlug, type ContentProblem, type Section, type Story } from "#domain/content/index.ts";
import { locationOfStory } from "#domain/site/index.ts";
import { documentLinks, type ContentDocument } from "./check-links.ts";
import type { CatalogueInventory } from "./site-inventory.ts";

const isModelOf = (slug: string, section: Section): boolean => {
  if (section.component !== "model_teaser") return false;
  const [brand] = slug.replace(/^vehicules-utilitaires\/(.+)-utilitaires\//, "$1/").split("/");
  if (section.models.length > 0) return section.models.includes(slug);
  return section.brand === null || section.brand === brand;
};

const isLocationOf = (slug: string, section: Section): boolean =>
  (section.component === "map" || section.component === "locations") && locationOfStory(slug) !== null;

/** The page of a location links to the pages of its brands, and a list of models to that of its brand. */
const isBrandPage = (slug: string, catalogue: CatalogueInventory | null): boolean =>
  catalogue?.brands.has(slug) === true;

/** True for sections that link to the story automatically. */
const isListedBy = ({ slug, article }: Story, section: Section): boolean =>
  article === null
    ? slug.includes("/") && (isModelOf(slug, section) || isLocationOf(slug, section))
    : section.component === "news_list";

/** Reports indexed stories that no other story and no shell link leads to. */
export const checkOrphans = (
  stories: readonly Story[],
  documents: readonly ContentDocument[],
  catalogue: CatalogueInventory | null,
): readonly ContentProblem[] => {
  const linked = new Set(
    documents.flatMap((document) =>
      documentLinks(document)
        .map(({ text }) => pathToSlug(text.split(/[?#]/)[0] ?? ""))
        .filter((slug) => slug !== document.story),
    ),
  );
  const sections = stories.flatMap((story) => story.sections);
  return stories
    .filter(({ slug, noindex }) => slug !== HOME_SLUG && !noindex && !linked.has(slug))
    .filter((story) => !isBrandPage(story.slug, catalogue))
    .filter((story) => !sections.some((section) => isListedBy(story, section)))
    .map(({ slug }) => ({ story: slug, field: "", message: "no page leads here" }));
};
