import type { ContentVersion, FileContentSource } from "../ports.ts";
import { checkContent } from "./check-content.ts";
import type { ContentFinding, SiteInventory } from "./site-inventory.ts";

/** A finding with its source location; `draft`: only editors see it. */
export type LocatedFinding = ContentFinding & {
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
  const sourceLocation = content.sourceLocation(finding.story, finding.field, version);
  return {
    ...finding,
    draft: version.draft === true,
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
        problems: content.problems(version),
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
