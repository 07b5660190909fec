import type { ContentProblem } from "../content/index.ts";
import { createAnswered } from "./answered-paths.ts";
import { checkDescriptions, checkForms, checkSections, checkTitles } from "./check-heads.ts";
import { checkLinks, lookAt, pagesWithPlaces, type Looked } from "./check-links.ts";
import { checkIcons, checkPictures, checkReferences } from "./check-names.ts";
import { checkOrphans } from "./check-orphans.ts";
import type { CheckedContent, ContentFinding, FindingRule, KnownSite } from "./known-site.ts";
import { nodesOf } from "./nodes.ts";

/**
 * Everything that is wrong with the content of a site, story by story: what its schemas refuse, links that lead
 * nowhere, pictures, icons and names that are not there, pages nobody leads to, and titles and descriptions that
 * search engines would cut off or take for one another's.
 */
export const checkContent = (
  { stories, shell, problems }: CheckedContent,
  site: KnownSite,
): readonly ContentFinding[] => {
  const looked: readonly Looked[] = [...stories.map(lookAt), { story: "shell", nodes: nodesOf(shell) }];
  const answered = createAnswered(new Set(stories.map(({ slug }) => slug)), site);
  const found: Readonly<Record<FindingRule, readonly ContentProblem[]>> = {
    schema: problems,
    section: [...checkSections(stories), ...checkForms(stories, site)],
    link: checkLinks(looked, {
      answered,
      places: pagesWithPlaces(stories),
      locations: site.catalogue?.locations ?? null,
    }),
    picture: checkPictures(looked, site),
    icon: checkIcons(looked, site.hasIcon),
    reference: checkReferences(stories, site.catalogue),
    orphan: checkOrphans(stories, looked),
    title: checkTitles(stories),
    description: checkDescriptions(stories),
  };
  return (Object.keys(found) as FindingRule[])
    .flatMap((rule) => found[rule].map((problem) => ({ ...problem, rule })))
    .toSorted((a, b) => (a.story === b.story ? 0 : a.story < b.story ? -1 : 1));
};
