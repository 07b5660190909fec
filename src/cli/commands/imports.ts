import { Command, InvalidArgumentError, Option } from "commander";
import { createStockWriter } from "../../adapters/database/index.ts";
import type { KeptImport } from "#domain/vehicles/index.ts";
import type { CliContext } from "../context.ts";
import { textTable } from "../import/text-table.ts";

type Flags = { readonly limit: number; readonly format: "table" | "json" };

const HEAD = [
  "id",
  "when",
  "feed",
  "status",
  "version",
  "rows",
  "added",
  "changed",
  "same",
  "removed",
  "refused",
  "reason",
];

const RIGHT = [0, 4, 5, 6, 7, 8, 9, 10];

const cells = ({ id, finished_at, feed, status, version, counts, reason }: KeptImport): string[] => [
  String(id),
  finished_at.slice(0, 19).replace("T", " "),
  feed,
  status,
  version === null ? "-" : String(version),
  ...[counts.rows, counts.added, counts.changed, counts.unchanged, counts.removed, counts.refused].map(String),
  reason ?? "",
];

const upTo = (text: string): number => {
  const limit = Number(text);
  if (Number.isInteger(limit) && limit >= 1 && limit <= 10_000) return limit;
  throw new InvalidArgumentError("It must be a whole number from 1 to 10000.");
};

const list = async (context: CliContext, { limit, format }: Flags): Promise<void> => {
  const database = await context.openDatabase();
  try {
    const imports = await createStockWriter(database, context.clock).listImports(limit);
    if (format === "json") context.stdout.write(`${JSON.stringify(imports, null, 2)}\n`);
    else if (imports.length === 0) context.stdout.write("Nothing was imported yet.\n");
    else context.stdout.write(`${textTable([HEAD, ...imports.map(cells)], RIGHT)}\n`);
  } finally {
    await database.close();
  }
};

/** `vitrine imports`: what became of the last imports, newest first. */
export const importsCommand = (context: CliContext): Command =>
  new Command("imports")
    .description("Shows what became of the last imports, newest first; times are UTC.")
    .option("--limit <number>", "how many", upTo, 20)
    .addOption(new Option("--format <format>", "how they are printed").choices(["table", "json"]).default("table"))
    .addHelpText(
      "after",
      "\nExamples:\n  vitrine imports --limit 5\n  vitrine imports --format json | jq '.[0].reason'",
    )
    .action((flags: Flags) => list(context, flags));
