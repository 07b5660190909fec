import type { ContentProblem } from "#domain/content/index.ts";
import { createPathResolver } from "./path-resolver.ts";
import { checkDescriptions, checkForms, checkSections, checkTitles } from "./check-heads.ts";
import { checkLinks, toContentDocument, pagesWithLocationChoice, type ContentDocument } from "./check-links.ts";
import { checkIcons, checkPictures, checkReferences } from "./check-names.ts";
import { checkOrphans } from "./check-orphans.ts";
import type { CheckedContent, ContentFinding, FindingRule, SiteInventory } from "./site-inventory.ts";
import { collectNodes } from "./content-nodes.ts";

/**
 * Checks the content of a site: schema errors, broken links, missing pictures and icons, unknown references, orphaned
 * pages, and titles and descriptions that are duplicates or of unsuitable length. Findings are ordered by story.
 */
export const checkContent = (
  { stories, shell, problems }: CheckedContent,
  site: SiteInventory,
): readonly ContentFinding[] => {
  const documents: readonly ContentDocument[] = [
    ...stories.map(toContentDocument),
    { story: "shell", nodes: collectNodes(shell) },
  ];
  const resolvePath = createPathResolver(new Set(stories.map(({ slug }) => slug)), site);
  const problemsByRule: Readonly<Record<FindingRule, readonly ContentProblem[]>> = {
    schema: problems,
    section: [...checkSections(stories), ...checkForms(stories, site)],
    link: checkLinks(documents, {
      resolvePath,
      locationPages: pagesWithLocationChoice(stories),
      locations: site.catalogue?.locations ?? null,
    }),
    picture: checkPictures(documents, site),
    icon: checkIcons(documents, site.hasIcon),
    reference: checkReferences(stories, site.catalogue),
    orphan: checkOrphans(stories, documents),
    title: checkTitles(stories),
    description: checkDescriptions(stories),
  };
  return (Object.keys(problemsByRule) as FindingRule[])
    .flatMap((rule) => problemsByRule[rule].map((problem) => ({ ...problem, rule })))
    .toSorted((a, b) => (a.story === b.story ? 0 : a.story < b.story ? -1 : 1));
};
