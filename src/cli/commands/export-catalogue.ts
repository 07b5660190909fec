import type { Command } from "commander";
import { exportCatalogue } from "#application/exports/index.ts";
import { CATALOGUE_KINDS, type CatalogueKind } from "#application/imports/index.ts";
import { createCatalogueRepository } from "../../adapters/database/index.ts";
import { type CliContext, openForReading } from "../context.ts";
import { describeFailure, fail, FAILED } from "../failure.ts";
import { type OutputFlags, outputCommand, writeOutput } from "../write-output.ts";

const DESCRIPTIONS: Readonly<Record<CatalogueKind, string>> = {
  brands: "Writes the group's brands.",
  models: "Writes the models of the group's brands, with their versions.",
  "lease-offers": "Writes the lease offers, those that the site does not show included.",
  locations: "Writes the group's locations, with their hours and departments.",
  employees: "Writes the group's people, with their locations and departments.",
  vacancies: "Writes the group's vacancies, expired ones included.",
};

const examples = (kind: CatalogueKind): string => `
Examples:
  vitrine export ${kind} > ${kind}.json                     to standard output
  vitrine export ${kind} --out ${kind}.json                 written beside, then put in place at once
  vitrine export ${kind} --gzip --out ${kind}.json.gz
  vitrine import ${kind} ${kind}.json --dry-run             what an edited file would change

The file is a JSON array in order of id, as "vitrine import ${kind}" takes it: imported again it changes nothing. How
many objects were written is printed on standard error.

Exit codes: 0 written; 1 wrong usage; 3 nothing was written.`;

const runExport = async (context: CliContext, kind: CatalogueKind, flags: OutputFlags): Promise<void> => {
  const database = await openForReading(context);
  if (database === null) return;
  try {
    const { content, count } = await exportCatalogue(createCatalogueRepository(database), kind);
    await writeOutput(context, flags, [Buffer.from(content)]);
    context.stderr.write(`${count} ${kind} written\n`);
  } catch (error) {
    fail(context, FAILED, describeFailure(context, error));
  } finally {
    await database.close();
  }
};

/** `vitrine export brands|models|lease-offers|locations|employees|vacancies` */
export const catalogueExportCommands = (context: CliContext): Command[] =>
  CATALOGUE_KINDS.map((kind) =>
    outputCommand(kind)
      .description(DESCRIPTIONS[kind])
      .addHelpText("after", examples(kind))
      .action((flags: OutputFlags) => runExport(context, kind, flags)),
  );
