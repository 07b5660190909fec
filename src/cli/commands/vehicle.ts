import { open } from "node:fs/promises";
import type { Command } from "commander";
import { findVehicle, pictureVehicle } from "#application/overrides/index.ts";
import type { StaffVehicle } from "#application/overrides/ports.ts";
import { errorMessage, fold } from "#domain/shared/index.ts";
import { priceSteps, vehicleName } from "#domain/vehicles/index.ts";
import { OUTSIDE_BODIES } from "../../adapters/platform/http/outside-bodies.ts";
import { command, commandGroup } from "../command.ts";
import { type CliContext, marketSettings, WRONG_USAGE } from "../context.ts";
import { CommandError } from "../failure.ts";
import { wholeNumberUpTo } from "../options.ts";
import { textTable } from "../text-table.ts";
import { type ChangeFlags, changeOptions, toOverrideDetails } from "../vehicle/change-options.ts";
import { changeCommand, changeCommands, REFUSED, refused, VEHICLE_ARGUMENT } from "../vehicle/change.ts";
import { overrideStores, type OverrideTarget } from "../vehicle/stores.ts";
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

const readPicture = async (path: string): Promise<Uint8Array> => {
  try {
    await using file = await open(path);
    const stats = await file.stat();
    if (!stats.isFile()) throw new CommandError(WRONG_USAGE, `${path} is no file`);
    if (stats.size <= MAX_BYTES) return await file.readFile();
    throw new CommandError(REFUSED, `${path} is larger than ${MAX_BYTES / 1024 ** 2} MB: nothing was changed`);
  } catch (error) {
    if (error instanceof CommandError) throw error;
    throw new CommandError(WRONG_USAGE, `${path} cannot be read: ${errorMessage(error)}`);
  }
};

const pictureCommand = (context: CliContext): Command =>
  changeCommand(context, {
    name: "picture",
    description: "Shows a picture of a vehicle before those of its feed.",
    parameters: [["<file>", "JPEG, PNG, WebP, AVIF or GIF"], ...changeOptions()],
    run: async (target, reference, path: string, flags: ChangeFlags) => {
      const bytes = await readPicture(path);
      const result = await pictureVehicle(target, { reference, bytes, ...toOverrideDetails(flags, target.timeZone) });
      if (!result.ok) throw refused(reference, result.error);
      return { outcome: result.value, notice: null };
    },
  });

const showVehicleCommand = (context: CliContext): Command =>
  command(context, {
    name: "show",
    description: "Shows one vehicle: what its feed says, what staff say, and its prices.",
    parameters: [VEHICLE_ARGUMENT],
    needs: overrideStores,
    run: async ({ store, pageUrl }, reference: string) => {
      const found = await findVehicle(store, reference);
      if (!found.ok) throw refused(reference, found.error);
      const vehicle = found.value;
      const ended = await store.ended(vehicle.id);
      const prices = priceSteps(await store.priceHistory(vehicle.id));
      return { vehicle, url: pageUrl(vehicle.displayed), ended, prices };
    },
    table: (details) => detailText(details, marketSettings(context).timeZone),
    json: ({ vehicle, ...rest }) => ({ ...toVehicleJson(vehicle), ...rest }),
  });

type ListFlags = { readonly overrides?: true; readonly gone?: true; readonly limit: number };

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

type Listed = { readonly vehicles: readonly StaffVehicle[]; readonly isOfOverrides: boolean };

const listText = ({ vehicles, isOfOverrides }: Listed, timeZone: string): string => {
  if (vehicles.length > 0) return textTable([HEAD, ...vehicles.map((vehicle) => cells(vehicle, timeZone))], [0, 4]);
  return isOfOverrides ? "Staff say nothing of any vehicle." : "There is no such vehicle.";
};

const listOverridesCommand = (context: CliContext): Command =>
  command(context, {
    name: "list",
    description: "Lists vehicles, by the words of their name or a part of their number.",
    parameters: [
      ["[words...]", "words that all occur, as puma st-line"],
      ["--overrides", "those of which staff say something against their feed"],
      ["--gone", "the same, with those that left their feed"],
      ["--limit <number>", "how many without --overrides", wholeNumberUpTo(10_000), 50],
    ],
    needs: overrideStores,
    run: async (target, words: readonly string[], flags: ListFlags): Promise<Listed> => ({
      vehicles: await readListed(target, words, flags),
      isOfOverrides: flags.overrides === true,
    }),
    table: (listed) => listText(listed, marketSettings(context).timeZone),
    json: ({ vehicles }) => vehicles.map(toVehicleJson),
  });

/** `vitrine vehicle`: what staff say of one vehicle. */
export const vehicleCommand = (context: CliContext): Command =>
  commandGroup(
    "vehicle",
    "One vehicle: its price, reserved, sold, hidden, its first picture, whatever its feed says.",
    [showVehicleCommand(context), listOverridesCommand(context), ...changeCommands(context), pictureCommand(context)],
  ).addHelpText("after", HELP);
