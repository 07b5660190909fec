import { type Command, InvalidArgumentError } from "commander";
import { utcMinute } from "#domain/shared/index.ts";
import type {
  HeldVehicle,
  ObjectChange,
  RollbackRefusal,
  RolledBackImports,
  SavedImport,
} from "#application/imports/ports.ts";
import { command } from "../command.ts";
import { type CliContext, WRONG_USAGE } from "../context.ts";
import { CommandError } from "../failure.ts";
import { acceptedText, acceptRefusalText, heldText } from "../import/held.ts";
import { changesText, toPrintedChange } from "../import/import-changes.ts";
import { pastImports } from "../import/stores.ts";
import { refusedHostLines } from "../media-hosts.ts";
import { wholeNumberUpTo } from "../options.ts";
import { textTable } from "../text-table.ts";

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
  utcMinute(finished_at),
  feed,
  status,
  version === null ? "-" : String(version),
  ...[counts.rows, counts.added, counts.changed, counts.unchanged, counts.removed, counts.refused].map(String),
  String(counts.held ?? 0),
  reason ?? "",
];

const parseImportId = (text: string): number => {
  if (/^[1-9]\d{0,9}$/.test(text)) return Number(text);
  throw new InvalidArgumentError("It must be the number that `vitrine imports` shows.");
};

const ID_ARGUMENT = ["<id>", "the number that `vitrine imports` shows", parseImportId] as const;

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
    ["started", `${utcMinute(started_at)}, ${seconds.toFixed(1)} s`],
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

const showCommand = (context: CliContext): Command =>
  command(context, {
    name: "show",
    description: "Shows everything that is stored of one import.",
    parameters: [ID_ARGUMENT],
    needs: pastImports,
    run: async ({ history, findRefusedHosts }, id: number) => {
      const match = await history.findImport(id);
      if (match === null) throw new CommandError(WRONG_USAGE, `there is no import ${id}`);
      const [held, changes] = [await history.listHeld(id), await history.findChanges(id)];
      return { match, held, refused_hosts: await findRefusedHosts(match.feed), changes };
    },
    table: ({ match, held, refused_hosts, changes }) => {
      const refused = refusedHostLines(context, refused_hosts, REFUSED_NOW_TITLE);
      return `${detailText(match, held, refused)}\n${storedChangesText(changes)}`;
    },
    json: ({ match, ...rest }) => ({ ...match, ...rest }),
  });

const REFUSED = 3;

const ACCEPT_HELP = `
A price that is not plausible is not published: a vehicle on sale keeps the one before, a new vehicle is not shown. Accepted, it is
published at once, in a new stock version, and stays so until the feed gives another one. VEHICLE is the feed's key.

Examples:
  vitrine imports show 12          what import 12 and those before it hold of its feed
  vitrine imports accept 12 V-481  lets this vehicle in

Exit codes: 0 let in; 1 no such import, or wrong usage; 3 the feed does not hold this vehicle, nothing changed.`;

const acceptCommand = (context: CliContext): Command =>
  command(context, {
    name: "accept",
    description: "Lets a vehicle in whose price is held: it is published at once.",
    help: ACCEPT_HELP,
    parameters: [ID_ARGUMENT, ["<vehicle>", "the feed's key, as `vitrine imports show` lists it"]],
    needs: pastImports,
    run: async ({ history }, id: number, vehicle: string) => {
      const result = await history.acceptHeld(id, vehicle);
      if (result.ok) return result.value;
      const code = result.error.type === "unknown" ? WRONG_USAGE : REFUSED;
      throw new CommandError(code, acceptRefusalText(id, vehicle, result.error));
    },
    table: acceptedText,
  });

const ROLLBACK_HELP = `
An import is taken back with every later one of its feed: the vehicles, their prices, price history and reductions are as
before it, in one new stock version. Vehicles that it added are taken off; their numbers stay theirs. Stored are the last 10
imports of a feed, as long as they changed 500,000 vehicles at most; mails that were sent stay sent.

Examples:
  vitrine imports                  which import it was
  vitrine imports rollback 12      the stock as before import 12

Exit codes: 0 restored; 1 no such import, or wrong usage; 3 refused, nothing changed.`;

/** Summary of the restored rows, as text for operators. */
const rollbackText = (id: number, { feed, version, imports, vehicles }: RolledBackImports): string =>
  [
    `Import ${id}${imports === 1 ? "" : ` and the ${imports - 1} of ${feed} after it`} taken back: ${vehicles} vehicles of ${feed} are as before it,`,
    `with their prices, price history and reductions (stock version ${version}).`,
    "A source that is followed is imported again when it changes; a guard stops it while it holds the same mistake.",
    "",
  ].join("\n");

/** Why nothing was restored: a sentence. */
const rollbackRefusalText = (id: number, refusal: RollbackRefusal): string => {
  if (refusal.type === "unknown") return `there is no import ${id}`;
  if (refusal.type === "unchanged")
    return `import ${id} is ${refusal.status}: it changed nothing that could be restored`;
  return (
    `what import ${id} replaced is not stored: only the last imports of vehicles of a feed can be taken back, ` +
    "and none before a very large one"
  );
};

const rollbackCommand = (context: CliContext): Command =>
  command(context, {
    name: "rollback",
    description: "Takes an import of vehicles back: the stock of its feed is as before it.",
    help: ROLLBACK_HELP,
    parameters: [ID_ARGUMENT],
    needs: pastImports,
    run: async ({ history }, id: number) => {
      const result = await history.rollBack(id);
      if (result.ok) return rollbackText(id, result.value);
      const code = result.error.type === "unknown" ? WRONG_USAGE : REFUSED;
      throw new CommandError(code, rollbackRefusalText(id, result.error));
    },
    text: (text) => text,
  });

/** `vitrine imports`: past imports, newest first. */
export const importsCommand = (context: CliContext): Command =>
  command(context, {
    name: "imports",
    description: "Shows what became of the last imports, newest first; times are UTC.",
    help: EXAMPLES,
    parameters: [["--limit <number>", "how many", wholeNumberUpTo(10_000), 20]],
    needs: pastImports,
    run: ({ history }, { limit }: { readonly limit: number }) => history.listImports(limit),
    table: (imports) =>
      imports.length === 0 ? "Nothing was imported yet." : textTable([HEAD, ...imports.map(cells)], RIGHT_ALIGNED),
  })
    .enablePositionalOptions()
    .addCommand(showCommand(context))
    .addCommand(acceptCommand(context))
    .addCommand(rollbackCommand(context));
