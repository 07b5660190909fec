import { Command } from "commander";
import { findVehicle } from "#application/overrides/index.ts";
import type { StaffVehicle } from "#application/overrides/ports.ts";
import { fold } from "#domain/shared/index.ts";
import { priceSteps, vehicleName } from "#domain/vehicles/index.ts";
import type { CliContext } from "../context.ts";
import { type AnswerFormat, formatOption } from "../format-option.ts";
import { textTable } from "../text-table.ts";
import { wholeNumberUpTo } from "../whole-number.ts";
import { VEHICLE_ARGUMENT } from "./change.ts";
import { refuse } from "./refusal.ts";
import { detailText, overrideText, priceText, stateText, toVehicleJson } from "./vehicle-text.ts";
import { type OverrideTarget, withOverrides } from "./with-overrides.ts";

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

export const showVehicleCommand = (context: CliContext): Command =>
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

export const listOverridesCommand = (context: CliContext): Command =>
  new Command("list")
    .description("Lists vehicles, by the words of their name or a part of their number.")
    .argument("[words...]", "words that all occur, as puma st-line")
    .option("--overrides", "those of which staff say something against their feed")
    .option("--gone", "the same, with those that left their feed")
    .option("--limit <number>", "how many without --overrides", wholeNumberUpTo(10_000), 50)
    .addOption(formatOption())
    .action((words: readonly string[], flags: ListFlags) => list(context, words, flags));
