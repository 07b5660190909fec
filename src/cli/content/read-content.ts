import { withPublicationDaysOfFiles } from "#application/content/index.ts";
import type { FileContentSource } from "#application/content/ports.ts";
import { contentReferences } from "#application/strings/content-references.ts";
import { err, errorMessage, ok, type Result, utcDay } from "#domain/shared/index.ts";
import type { Settings } from "#domain/site/index.ts";
import { createFileContentSource } from "../../adapters/content/index.ts";
import { type CliContext, readMarketSettings, WRONG_USAGE } from "../context.ts";
import { CommandError } from "../failure.ts";

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

/** The same for a command that checks or lists it. Throws a `CommandError`. */
export const requireContent = (folder: string, context: Pick<CliContext, "config" | "clock">): FileContentSource => {
  const content = readContent(folder, context);
  if (!content.ok) throw new CommandError(WRONG_USAGE, content.error);
  return content.value;
};

/** The settings that content is checked against. Throws a `CommandError` with all that is wrong with them. */
export const requireSettings = (context: Pick<CliContext, "config">): Settings => {
  const settings = readMarketSettings(context);
  if (!settings.ok) throw new CommandError(WRONG_USAGE, settings.error.join("\n"));
  return settings.value;
};
