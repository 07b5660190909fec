import { relative } from "node:path";
import type { Version } from "#domain/content/index.ts";
import { checkContent, type ContentFinding } from "#domain/content-check/index.ts";
import { err, ok, type Result } from "#domain/shared/index.ts";
import { createFileContentSource, type FileContentSource } from "../../adapters/content/index.ts";
import type { CliContext } from "../context.ts";
import { readMarketSettings } from "../market-settings.ts";
import { knownSite } from "./known-site.ts";

/** A finding with the place where it is to be mended; `draft`: only editors see it yet. */
export type PlacedFinding = ContentFinding & {
  readonly draft: boolean;
  readonly file: string | null;
  readonly line: number | null;
};

export type ContentCheck = {
  readonly stories: number;
  /** Whether the group's brands, models, places and people were at hand. */
  readonly catalogue: boolean;
  readonly findings: readonly PlacedFinding[];
};

/** The stories of a folder, or why there are none. */
export const readContent = (folder: string): Result<FileContentSource, string> => {
  try {
    return ok(createFileContentSource(folder, { warn: () => {} }));
  } catch (error) {
    return err(`the content cannot be read: ${(error as Error).message}`);
  }
};

const placed = (content: FileContentSource, finding: ContentFinding, version: Version): PlacedFinding => {
  const place = content.placeOf(finding.story, finding.field, version);
  return {
    ...finding,
    draft: version.draft === true,
    file: place === null ? null : relative(process.cwd(), place.file),
    line: place?.line ?? null,
  };
};

const keyOf = (finding: ContentFinding): string => JSON.stringify(finding);

/** Checks what the public sees, then what editors see: of that, only what is not told already. Changes nothing. */
export const runContentCheck = async (context: CliContext, folder: string): Promise<Result<ContentCheck, string>> => {
  const settings = readMarketSettings(context);
  if (!settings.ok) return err(settings.error.join("\n"));
  const read = readContent(folder);
  if (!read.ok) return read;
  const content = read.value;
  const site = await knownSite(context, folder, settings.value);
  const findings = async (version: Version): Promise<readonly ContentFinding[]> =>
    checkContent(
      {
        stories: await content.stories("", version),
        shell: await content.shell(version),
        problems: content.problems(version),
      },
      site,
    );
  const published = await findings({});
  const told = new Set(published.map(keyOf));
  const ofDrafts = (await findings({ draft: true })).filter((finding) => !told.has(keyOf(finding)));
  return ok({
    stories: (await content.stories("", { draft: true })).length,
    catalogue: site.catalogue !== null,
    findings: [
      ...published.map((finding) => placed(content, finding, {})),
      ...ofDrafts.map((finding) => placed(content, finding, { draft: true })),
    ],
  });
};
