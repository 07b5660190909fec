import { HOME_SLUG, slugOfPath, type ContentProblem, type Section, type Story } from "../content/index.ts";
import { linksOf, type Looked } from "./check-links.ts";

const isModelOf = (slug: string, section: Section): boolean => {
  if (section.component !== "model_teaser") return false;
  const [brand] = slug.replace(/^vehicules-utilitaires\/(.+)-utilitaires\//, "$1/").split("/");
  if (section.models.length > 0) return section.models.includes(slug);
  return section.brand === null || section.brand === brand;
};

/** Whether a section leads to a story by itself, without a link an editor wrote. */
const isListedBy = ({ slug, article }: Story, section: Section): boolean =>
  article === null ? slug.includes("/") && isModelOf(slug, section) : section.component === "news_list";

/** Stories that no other story and nothing around the pages leads to; those search engines leave out may be such. */
export const checkOrphans = (stories: readonly Story[], looked: readonly Looked[]): readonly ContentProblem[] => {
  const linked = new Set(
    looked.flatMap((one) =>
      linksOf(one)
        .map(({ text }) => slugOfPath(text.split(/[?#]/)[0] ?? ""))
        .filter((slug) => slug !== one.story),
    ),
  );
  const sections = stories.flatMap((story) => story.sections);
  return stories
    .filter(({ slug, noindex }) => slug !== HOME_SLUG && !noindex && !linked.has(slug))
    .filter((story) => !sections.some((section) => isListedBy(story, section)))
    .map(({ slug }) => ({ story: slug, field: "", message: "no page leads here" }));
};
