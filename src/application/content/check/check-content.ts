import { SHELL_SLUG, type Story } from "#domain/content/index.ts";
import type { ContentVersion, FileContentSource } from "../ports.ts";
import {
  checkDescriptions,
  checkFields,
  checkForms,
  checkMarkup,
  checkSections,
  checkTitles,
  modelTexts,
  type ReadableContent,
} from "./check-fields.ts";
import { checkFigures } from "./check-figures.ts";
import { checkGroupReferences, checkIcons, checkPictures, checkReferences } from "./check-names.ts";
import {
  checkLinks,
  checkOrphans,
  type ContentDocument,
  pagesWithLeaseOffers,
  pagesWithLocationChoice,
  toContentDocument,
} from "./check-links.ts";
import { checkRedirects } from "./check-redirects.ts";
import { collectNodes } from "./content-nodes.ts";
import {
  type CheckedContent,
  type ContentFinding,
  createPathResolver,
  type FindingRule,
  type SiteInventory,
} from "./site-inventory.ts";

const toReadableContent = ({
  slug,
  title,
  description,
  article,
  sections,
  sectionFields,
}: Story): readonly ReadableContent[] => [
  { story: slug, field: "", value: { title, description, article } },
  ...sections.map((value, index) => ({ story: slug, field: sectionFields[index] ?? "", value })),
];

/**
 * Checks the content of a site: schema errors, markup in plain texts, broken links, missing pictures and icons, unknown references, orphaned
 * pages, titles and descriptions that are duplicates or of unsuitable length, and redirects that lead nowhere. Findings are ordered by story.
 */
export const checkContent = (
  { stories, shell, problems }: CheckedContent,
  site: SiteInventory,
): readonly ContentFinding[] => {
  const documents: readonly ContentDocument[] = [
    ...stories.map(toContentDocument),
    { story: SHELL_SLUG, nodes: collectNodes(shell) },
  ];
  const resolvePath = createPathResolver(new Set(stories.map(({ slug }) => slug)), site);
  const reported = new Set(problems.map(({ story, field }) => `${story} ${field}`));
  const isReported = (story: string, field: string): boolean => reported.has(`${story} ${field}`);
  const problemsByRule: Readonly<Record<FindingRule, readonly Omit<ContentFinding, "rule">[]>> = {
    schema: problems,
    section: [...checkSections(stories), ...checkForms(stories, site)],
    link: checkLinks(documents, {
      resolvePath,
      locationPages: pagesWithLocationChoice(stories),
      offerPages: pagesWithLeaseOffers(stories),
      locations: site.catalogue?.locations ?? null,
    }),
    markup: checkMarkup([
      ...stories.flatMap(toReadableContent),
      { story: SHELL_SLUG, field: "", value: shell },
      ...modelTexts(site.catalogue?.models ?? new Map()),
    ]),
    picture: checkPictures(documents, site).filter(({ story, field }) => !isReported(story, field)),
    icon: checkIcons(documents, site.hasIcon),
    reference: [...checkReferences(stories, site.catalogue), ...checkGroupReferences(documents)],
    figure: checkFigures(stories, site.catalogue),
    orphan: checkOrphans(stories, documents, site.catalogue),
    title: checkTitles(stories),
    description: checkDescriptions(stories),
    redirect: checkRedirects(site, resolvePath),
  };
  return (Object.keys(problemsByRule) as FindingRule[])
    .flatMap((rule) => problemsByRule[rule].map((problem): ContentFinding => ({ ...problem, rule })))
    .toSorted((a, b) => (a.story === b.story ? 0 : a.story < b.story ? -1 : 1));
};

/** A finding with its source location; `draft`: only editors see it. */
export type LocatedFinding = Omit<ContentFinding, "line"> & {
  readonly draft: boolean;
  readonly file: string | null;
  readonly line: number | null;
};

export type ContentCheckResult = {
  readonly stories: number;
  /** False when brands, models, locations and people could not be checked. */
  readonly catalogue: boolean;
  readonly findings: readonly LocatedFinding[];
};

/** The path that editors know a file by. */
type DisplayPath = (file: string) => string;

const withSourceLocation = (
  content: FileContentSource,
  finding: ContentFinding,
  version: ContentVersion,
  displayPath: DisplayPath,
): LocatedFinding => {
  const located = { ...finding, draft: version.draft === true };
  if (finding.rule === "redirect") return { ...located, file: displayPath(finding.story), line: finding.line ?? null };
  const sourceLocation = content.sourceLocation(finding.story, finding.field, version);
  return {
    ...located,
    file: sourceLocation === null ? null : displayPath(sourceLocation.file),
    line: sourceLocation?.line ?? null,
  };
};

const findingKey = (finding: ContentFinding): string => JSON.stringify(finding);

/**
 * Checks published stories, then drafts; a draft's finding is listed only if the published story does not have it.
 * Changes nothing.
 */
export const runContentCheck = async (
  content: FileContentSource,
  site: SiteInventory,
  displayPath: DisplayPath,
): Promise<ContentCheckResult> => {
  const findings = async (version: ContentVersion): Promise<readonly ContentFinding[]> =>
    checkContent(
      {
        stories: await content.stories("", version),
        shell: await content.shell(version),
        problems: [...content.problems(version), ...checkFields(content.rawStories(version))],
      },
      site,
    );
  const published = await findings({});
  const publishedKeys = new Set(published.map(findingKey));
  const draftFindings = (await findings({ draft: true })).filter((finding) => !publishedKeys.has(findingKey(finding)));
  return {
    stories: (await content.stories("", { draft: true })).length,
    catalogue: site.catalogue !== null,
    findings: [
      ...published.map((finding) => withSourceLocation(content, finding, {}, displayPath)),
      ...draftFindings.map((finding) => withSourceLocation(content, finding, { draft: true }, displayPath)),
    ],
  };
};
