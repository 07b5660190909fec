import { Command, InvalidArgumentError } from "commander";
import type { CliContext } from "../context.ts";
import { fail } from "../failure.ts";
import { acceptedText, acceptRefusalText, heldText } from "../import/import-summary.ts";
import { changesText, toPrintedChange } from "../import/import-changes.ts";
import { rollbackRefusalText, rollbackText } from "../import/rollback.ts";
import { textTable } from "../text-table.ts";
import { withPastImports } from "../import/with-imports.ts";
import { type AnswerFormat, formatOption } from "../format-option.ts";
import { wholeNumberUpTo } from "../whole-number.ts";
import { refusedHostLines } from "../media/refused-hosts.ts";
import type { HeldVehicle, ObjectChange, SavedImport } from "#application/imports/ports.ts";

type Flags = { readonly limit: number; readonly format: AnswerFormat };

const EXAMPLES = `
Examples:
  vitrine imports --limit 5                        the last five
  vitrine imports show 12                          everything that is stored of import 12
  vitrine imports accept 12 V-481                  lets in a vehicle whose price is held since import 12
  vitrine imports rollback 12                      the stock as it was before import 12
  vitrine imports --format json | jq '.[0].reason'

Stored are feed, status, counts, times, the reason of a quarantine and the vehicles whose price is held; refused rows only
where an import had --report.`;

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
  "held",
  "reason",
];

const RIGHT_ALIGNED = [0, 4, 5, 6, 7, 8, 9, 10, 11];

const cells = ({ id, finished_at, feed, status, version, counts, reason }: SavedImport): string[] => [
  String(id),
  finished_at.slice(0, 19).replace("T", " "),
  feed,
  status,
  version === null ? "-" : String(version),
  ...[counts.rows, counts.added, counts.changed, counts.unchanged, counts.removed, counts.refused].map(String),
  String(counts.held ?? 0),
  reason ?? "",
];

const list = (context: CliContext, { limit, format }: Flags): Promise<void> =>
  withPastImports(context, async ({ history }) => {
    const imports = await history.listImports(limit);
    if (format === "json") context.stdout.write(`${JSON.stringify(imports, null, 2)}\n`);
    else if (imports.length === 0) context.stdout.write("Nothing was imported yet.\n");
    else context.stdout.write(`${textTable([HEAD, ...imports.map(cells)], RIGHT_ALIGNED)}\n`);
  });

const parseImportId = (text: string): number => {
  if (/^[1-9]\d{0,9}$/.test(text)) return Number(text);
  throw new InvalidArgumentError("It must be the number that `vitrine imports` shows.");
};

const NOT_FOUND = 1;

const ROWS_NOT_STORED =
  "The refused rows themselves are not stored: import with --report FILE to have them written, or look the feed through\n" +
  "with vitrine feed check.";

const detailText = (saved: SavedImport, held: readonly HeldVehicle[], refused: readonly string[]): string => {
  const { id, feed, status, version, started_at, finished_at, counts, reason } = saved;
  const seconds = (Date.parse(finished_at) - Date.parse(started_at)) / 1000;
  const rows: [string, string][] = [
    ["import", String(id)],
    ["feed", feed],
    ["status", status],
    ["reason", reason ?? "-"],
    ["stock version", version === null ? "none made" : String(version)],
    ["started", `${started_at.slice(0, 19).replace("T", " ")} UTC, ${seconds.toFixed(1)} s`],
    ["rows", String(counts.rows)],
    ["added", String(counts.added)],
    ["changed", String(counts.changed)],
    ["unchanged", String(counts.unchanged)],
    ["removed", String(counts.removed)],
    ["refused", String(counts.refused)],
    ["held", String(counts.held ?? 0)],
  ];
  const paragraphs = [textTable(rows), ...(counts.refused > 0 ? [ROWS_NOT_STORED] : []), ...heldText(held)];
  if (refused.length > 0) paragraphs.push(refused.join("\n"));
  return `${paragraphs.join("\n\n")}\n`;
};

const REFUSED_NOW_TITLE =
  "Of the feed's vehicles on sale now, pictures and films on hosts that the settings do not name:";

const storedChangesText = (changes: readonly ObjectChange[] | null): string =>
  changes === null
    ? "What it changed by vehicle is not stored.\n"
    : changesText(changes.map(toPrintedChange), "vehicles: --format json lists all of them");

const show = (context: CliContext, id: number, format: Flags["format"]): Promise<void> =>
  withPastImports(context, async ({ history, findRefusedHosts }) => {
    const match = await history.findImport(id);
    if (match === null) {
      fail(context, NOT_FOUND, `there is no import ${id}`);
      return;
    }
    const [held, changes] = [await history.listHeld(id), await history.findChanges(id)];
    const refused_hosts = await findRefusedHosts(match.feed);
    const refused = refusedHostLines(context, refused_hosts, REFUSED_NOW_TITLE);
    context.stdout.write(
      format === "json"
        ? `${JSON.stringify({ ...match, held, refused_hosts, changes }, null, 2)}\n`
        : `${detailText(match, held, refused)}\n${storedChangesText(changes)}`,
    );
  });

const showCommand = (context: CliContext): Command =>
  new Command("show")
    .description("Shows everything that is stored of one import.")
    .argument("<id>", "the number that `vitrine imports` shows", parseImportId)
    .addOption(formatOption())
    .action((id: number, flags: Flags) => show(context, id, flags.format));

const REFUSED = 3;

const ACCEPT_HELP = `
A price that is not plausible is not published: a vehicle on sale keeps the one before, a new vehicle is not shown. Accepted, it is
published at once, in a new stock version, and stays so until the feed gives another one. VEHICLE is the feed's key.

Examples:
  vitrine imports show 12          what import 12 and those before it hold of its feed
  vitrine imports accept 12 V-481  lets this vehicle in

Exit codes: 0 let in; 1 no such import, or wrong usage; 3 the feed does not hold this vehicle, nothing changed.`;

const accept = (context: CliContext, id: number, vehicle: string, format: Flags["format"]): Promise<void> =>
  withPastImports(context, async ({ history }) => {
    const result = await history.acceptHeld(id, vehicle);
    if (result.ok) {
      context.stdout.write(
        format === "json" ? `${JSON.stringify(result.value, null, 2)}\n` : acceptedText(result.value),
      );
      return;
    }
    const code = result.error.type === "unknown" ? NOT_FOUND : REFUSED;
    fail(context, code, acceptRefusalText(id, vehicle, result.error));
  });

const acceptCommand = (context: CliContext): Command =>
  new Command("accept")
    .description("Lets a vehicle in whose price is held: it is published at once.")
    .argument("<id>", "the number that `vitrine imports` shows", parseImportId)
    .argument("<vehicle>", "the feed's key, as `vitrine imports show` lists it")
    .addOption(formatOption())
    .addHelpText("after", ACCEPT_HELP)
    .action((id: number, vehicle: string, flags: Flags) => accept(context, id, vehicle, flags.format));

const ROLLBACK_HELP = `
An import is taken back with every later one of its feed: the vehicles, their prices, price history and reductions are as
before it, in one new stock version. Vehicles that it added are taken off; their numbers stay theirs. Stored are the last 10
imports of a feed, as long as they changed 500,000 vehicles at most; mails that were sent stay sent.

Examples:
  vitrine imports                  which import it was
  vitrine imports rollback 12      the stock as before import 12

Exit codes: 0 restored; 1 no such import, or wrong usage; 3 refused, nothing changed.`;

const rollBack = (context: CliContext, id: number): Promise<void> =>
  withPastImports(context, async ({ history }) => {
    const result = await history.rollBack(id);
    if (result.ok) {
      context.stdout.write(rollbackText(id, result.value));
      return;
    }
    fail(context, result.error.type === "unknown" ? NOT_FOUND : REFUSED, rollbackRefusalText(id, result.error));
  });

const rollbackCommand = (context: CliContext): Command =>
  new Command("rollback")
    .description("Takes an import of vehicles back: the stock of its feed is as before it.")
    .argument("<id>", "the number that `vitrine imports` shows", parseImportId)
    .addHelpText("after", ROLLBACK_HELP)
    .action((id: number) => rollBack(context, id));

/** `vitrine imports`: past imports, newest first. */
export const importsCommand = (context: CliContext): Command =>
  new Command("imports")
    .description("Shows what became of the last imports, newest first; times are UTC.")
    .enablePositionalOptions()
    .option("--limit <number>", "how many", wholeNumberUpTo(10_000), 20)
    .addOption(formatOption())
    .addHelpText("after", EXAMPLES)
    .action((flags: Flags) => list(context, flags))
    .addCommand(showCommand(context))
    .addCommand(acceptCommand(context))
    .addCommand(rollbackCommand(context));
