import { relative } from "node:path";
import type { ContentVersion, FileContentSource } from "#application/content/ports.ts";
import { checkContent, type ContentFinding } from "#application/content/check/index.ts";
import { err, ok, type Result } from "#domain/shared/index.ts";
import { createFileContentSource } from "../../adapters/content/index.ts";
import type { CliContext } from "../context.ts";
import { readMarketSettings } from "../market-settings.ts";
import { readKnownSite } from "./known-site.ts";

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

/** The stories of a folder, or the reason why they cannot be read. */
export const readContent = (folder: string): Result<FileContentSource, string> => {
  try {
    return ok(createFileContentSource(folder, { warn: () => {} }));
  } catch (error) {
    return err(`the content cannot be read: ${(error as Error).message}`);
  }
};

const withSourceLocation = (
  content: FileContentSource,
  finding: ContentFinding,
  version: ContentVersion,
): LocatedFinding => {
  const sourceLocation = content.sourceLocation(finding.story, finding.field, version);
  return {
    ...finding,
    draft: version.draft === true,
    file: sourceLocation === null ? null : relative(process.cwd(), sourceLocation.file),
    line: sourceLocation?.line ?? null,
  };
};

const findingKey = (finding: ContentFinding): string => JSON.stringify(finding);

/**
 * Checks published stories, then drafts; a draft's finding is listed only if the published story does not have it.
 * Changes nothing.
 */
export const runContentCheck = async (
  context: CliContext,
  folder: string,
): Promise<Result<ContentCheckResult, string>> => {
  const settings = readMarketSettings(context);
  if (!settings.ok) return err(settings.error.join("\n"));
  const read = readContent(folder);
  if (!read.ok) return read;
  const content = read.value;
  const site = await readKnownSite(context, folder, settings.value);
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
  return ok({
    stories: (await content.stories("", { draft: true })).length,
    catalogue: site.catalogue !== null,
    findings: [
      ...published.map((finding) => withSourceLocation(content, finding, {})),
      ...draftFindings.map((finding) => withSourceLocation(content, finding, { draft: true })),
    ],
  });
};
