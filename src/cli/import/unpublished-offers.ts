import { findUnpublishedOffers } from "#application/advertising/index.ts";
import type { Settings } from "#domain/site/index.ts";
import { createCatalogueRepository, type Database } from "../../adapters/database/index.ts";
import type { CliContext } from "../context.ts";

const MAX_NAMED = 10;

/** Warns on standard error of stored lease offers that the site does not display, with the reasons. */
export const warnOfUnpublishedOffers = async (
  { stderr, clock }: Pick<CliContext, "stderr" | "clock">,
  database: Database,
  settings: Settings,
): Promise<void> => {
  const unpublished = await findUnpublishedOffers({ catalogue: createCatalogueRepository(database), settings, clock });
  if (unpublished.length === 0) return;
  stderr.write(`warning: ${unpublished.length} stored lease offers are not shown on the site today:\n`);
  for (const { slug, reasons } of unpublished.slice(0, MAX_NAMED)) stderr.write(`  ${slug} ${reasons.join("; ")}\n`);
  if (unpublished.length > MAX_NAMED) stderr.write(`  … and ${unpublished.length - MAX_NAMED} more\n`);
};
