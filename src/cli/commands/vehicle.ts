import { Command } from "commander";
import { type CliContext, WRONG_USAGE } from "../context.ts";
import { changeCommands, printOutcome, refuse, REFUSED, VEHICLE_ARGUMENT } from "../vehicle/change.ts";
import { open } from "node:fs/promises";
import { findVehicle, pictureVehicle } from "#application/overrides/index.ts";
import { err, errorMessage, fold, ok, type Result } from "#domain/shared/index.ts";
import { OUTSIDE_BODIES } from "../../adapters/platform/http/outside-bodies.ts";
import { fail } from "../failure.ts";
import { addChangeOptions, type ChangeFlags, toOverrideDetails } from "../vehicle/change-options.ts";
import { type OverrideTarget, withOverrides } from "../vehicle/with-overrides.ts";
import type { StaffVehicle } from "#application/overrides/ports.ts";
import { priceSteps, vehicleName } from "#domain/vehicles/index.ts";
import { type AnswerFormat, formatOption } from "../format-option.ts";
import { textTable } from "../text-table.ts";
import { wholeNumberUpTo } from "../whole-number.ts";
import { detailText, overrideText, priceText, stateText, toVehicleJson } from "../vehicle/vehicle-text.ts";

const HELP = `
Examples:
  vitrine vehicle list puma                              the Pumas, with their numbers
  vitrine vehicle show V-481                             what its feed says, and what staff say
  vitrine vehicle price V-481 23900 --until 2026-12-24   its price until the end of that day
  vitrine vehicle reserve V-481 --why "lead K7M2"
  vitrine vehicle sell https://dealer.example/stock/481-1-ford-puma-st-line
  vitrine vehicle sell V-481 --notify                    and writes to the people who wait for it
  vitrine vehicle hide V-481
  vitrine vehicle picture V-481 front.jpg                before those of its feed
  vitrine vehicle release V-481                          its feed counts again
  vitrine vehicle list --overrides

price, reserve, sell and hide list the open requests and the appointments to come of the vehicle. --notify writes to these people,
--keep to nobody; without either the list goes once to those who answer them. The lead that --why names is left out.

What is said here outlives the next feeds: it ends when the feed says the same, at --until, or by release. Each change is a new
version of the stock, which every node follows within seconds.

Exit codes: 0 done, or said already; 1 no such vehicle, several, or wrong usage; 3 refused, nothing changed.`;

/** That of a picture of a feed. */
const { maxBytes: MAX_BYTES } = OUTSIDE_BODIES.picture;

type FileFault = { readonly code: number; readonly reason: string };

const readPicture = async (path: string): Promise<Result<Uint8Array, FileFault>> => {
  try {
    await using file = await open(path);
    const stats = await file.stat();
    if (!stats.isFile()) return err({ code: WRONG_USAGE, reason: `${path} is no file` });
    if (stats.size <= MAX_BYTES) return ok(await file.readFile());
    const reason = `${path} is larger than ${MAX_BYTES / 1024 ** 2} MB: nothing was changed`;
    return err({ code: REFUSED, reason });
  } catch (error) {
    return err({ code: WRONG_USAGE, reason: `${path} cannot be read: ${errorMessage(error)}` });
  }
};

const showPicture = (context: CliContext, reference: string, path: string, flags: ChangeFlags): Promise<void> =>
  withOverrides(context, async (target) => {
    const file = await readPicture(path);
    if (!file.ok) return fail(context, file.error.code, file.error.reason);
    const request = { reference, bytes: file.value, ...toOverrideDetails(flags, target.timeZone) };
    const result = await pictureVehicle(target, request);
    if (!result.ok) return refuse(context, reference, result.error);
    printOutcome(context, result.value, { format: flags.format, timeZone: target.timeZone, notice: null });
  });

const pictureCommand = (context: CliContext): Command =>
  addChangeOptions(
    new Command("picture")
      .description("Shows a picture of a vehicle before those of its feed.")
      .argument(...VEHICLE_ARGUMENT)
      .argument("<file>", "JPEG, PNG, WebP, AVIF or GIF"),
  ).action((reference: string, path: string, flags: ChangeFlags) => showPicture(context, reference, path, flags));

const show = (context: CliContext, reference: string, format: AnswerFormat): Promise<void> =>
  withOverrides(context, async ({ store, timeZone, pageUrl }) => {
    const found = await findVehicle(store, reference);
    if (!found.ok) return refuse(context, reference, found.error);
    const vehicle = found.value;
    const ended = await store.ended(vehicle.id);
    const prices = priceSteps(await store.priceHistory(vehicle.id));
    const url = pageUrl(vehicle.displayed);
    context.stdout.write(
      format === "json"
        ? `${JSON.stringify({ ...toVehicleJson(vehicle), url, ended, prices }, null, 2)}\n`
        : detailText({ vehicle, ended, prices, url }, timeZone),
    );
  });

const showVehicleCommand = (context: CliContext): Command =>
  new Command("show")
    .description("Shows one vehicle: what its feed says, what staff say, and its prices.")
    .argument(...VEHICLE_ARGUMENT)
    .addOption(formatOption())
    .action((reference: string, { format }: { readonly format: AnswerFormat }) => show(context, reference, format));

type ListFlags = {
  readonly overrides?: true;
  readonly gone?: true;
  readonly limit: number;
  readonly format: AnswerFormat;
};

const HEAD = ["number", "stock number", "vehicle", "state", "price", "staff say"];

const cells = (vehicle: StaffVehicle, timeZone: string): string[] => [
  String(vehicle.id),
  vehicle.displayed.stock_number ?? "-",
  vehicleName(vehicle.displayed),
  stateText(vehicle),
  priceText(vehicle.displayed),
  vehicle.overrides.map((override) => overrideText(override, timeZone)).join("; "),
];

const readListed = async (
  { store }: Pick<OverrideTarget, "store">,
  words: readonly string[],
  { overrides, gone, limit }: ListFlags,
): Promise<readonly StaffVehicle[]> => {
  const wanted = words.map((word) => fold(word));
  const isNamed = (text: string): boolean => wanted.every((word) => fold(text).includes(word));
  if (overrides === true || gone === true) {
    const overridden = await store.overridden({ gone: gone === true });
    return overridden.filter(({ id, displayed }) =>
      isNamed(`${id} ${displayed.stock_number} ${vehicleName(displayed)}`),
    );
  }
  const near = (await store.list()).filter(({ id, stock_number, name }) => isNamed(`${id} ${stock_number} ${name}`));
  return store.byIds(near.slice(0, limit).map(({ id }) => id));
};

const list = (context: CliContext, words: readonly string[], flags: ListFlags): Promise<void> =>
  withOverrides(context, async ({ store, timeZone }) => {
    const vehicles = await readListed({ store }, words, flags);
    if (flags.format === "json") context.stdout.write(`${JSON.stringify(vehicles.map(toVehicleJson), null, 2)}\n`);
    else if (vehicles.length === 0)
      context.stdout.write(
        flags.overrides === true ? "Staff say nothing of any vehicle.\n" : "There is no such vehicle.\n",
      );
    else context.stdout.write(`${textTable([HEAD, ...vehicles.map((vehicle) => cells(vehicle, timeZone))], [0, 4])}\n`);
  });

const listOverridesCommand = (context: CliContext): Command =>
  new Command("list")
    .description("Lists vehicles, by the words of their name or a part of their number.")
    .argument("[words...]", "words that all occur, as puma st-line")
    .option("--overrides", "those of which staff say something against their feed")
    .option("--gone", "the same, with those that left their feed")
    .option("--limit <number>", "how many without --overrides", wholeNumberUpTo(10_000), 50)
    .addOption(formatOption())
    .action((words: readonly string[], flags: ListFlags) => list(context, words, flags));

/** `vitrine vehicle`: what staff say of one vehicle. */
export const vehicleCommand = (context: CliContext): Command => {
  const vehicle = new Command("vehicle").description(
    "One vehicle: its price, reserved, sold, hidden, its first picture, whatever its feed says.",
  );
  for (const command of [
    showVehicleCommand(context),
    listOverridesCommand(context),
    ...changeCommands(context),
    pictureCommand(context),
  ])
    vehicle.addCommand(command);
  return vehicle.addHelpText("after", HELP);
};
