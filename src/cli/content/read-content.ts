import { contentReferences } from "#application/strings/content-references.ts";
import { withPublicationDaysOfFiles } from "#application/content/index.ts";
import type { FileContentSource } from "#application/content/ports.ts";
import { err, errorMessage, ok, type Result, utcDay } from "#domain/shared/index.ts";
import type { CliContext } from "../context.ts";
import { readMarketSettings } from "../market-settings.ts";
import { createFileContentSource } from "../../adapters/content/index.ts";

/** Exit code: something is wrong with the content. */
export const FINDINGS = 2;

/** The market's stories of a folder, articles of a later day as drafts; or the reason why they cannot be read. */
export const readContent = (
  folder: string,
  { config, clock }: Pick<CliContext, "config" | "clock">,
): Result<FileContentSource, string> => {
  try {
    const settings = readMarketSettings({ config });
    const group = settings.ok ? contentReferences(settings.value, utcDay(clock.now())) : null;
    const files = createFileContentSource(folder, { warn: () => {} }, config.site, group);
    return ok(settings.ok ? withPublicationDaysOfFiles(files, { clock, timeZone: settings.value.timeZone }) : files);
  } catch (error) {
    return err(`the content cannot be read: ${errorMessage(error)}`);
  }
};
