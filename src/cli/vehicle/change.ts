import { Command, InvalidArgumentError, Option } from "commander";
import {
  type OverrideNotice,
  type OverrideOutcome,
  overrideVehicle,
  notifyOverride,
} from "#application/overrides/index.ts";
import { parsePrice } from "#domain/imports/index.ts";
import { type Cents } from "#domain/shared/index.ts";
import { HIDDEN, OVERRIDE_FIELDS, type OverrideField, type OverrideValue } from "#domain/vehicles/index.ts";
import type { CliContext } from "../context.ts";
import { addAudience, addChangeOptions, addWho, type ChangeFlags, toOverrideDetails } from "./change-options.ts";
import { type AnswerFormat, formatOption } from "../format-option.ts";
import { noticeText, toNoticeJson } from "./notice-text.ts";
import { refuse } from "./refusal.ts";
import { nameText, overrideText, priceText, stateText, toVehicleJson } from "./vehicle-text.ts";
import { withOverrides } from "./with-overrides.ts";

type Change = {
  readonly set?: readonly OverrideValue[];
  readonly lift?: readonly OverrideField[];
  readonly force?: boolean;
};

/** A picture concerns nobody who asked. */
type Notice = OverrideNotice | null;

const outcomeText = ({ vehicle, changed, agreed }: OverrideOutcome, timeZone: string): string => {
  const head = `${nameText(vehicle)} is ${changed ? "" : "already "}${stateText(vehicle)}, ${priceText(vehicle.displayed)}`;
  const lines = vehicle.overrides.map((override) => `  ${overrideText(override, timeZone)}\n`);
  if (!changed) return `${head}: ${agreed.length > 0 ? "its feed says so, " : ""}nothing to change.\n${lines.join("")}`;
  return `${head}, in a new stock version.${agreed.length > 0 ? " Its feed says so: nothing is set against it." : ""}\n${lines.join("")}`;
};

export const printOutcome = (
  { stdout }: Pick<CliContext, "stdout">,
  outcome: OverrideOutcome,
  { format, timeZone, notice }: { readonly format: AnswerFormat; readonly timeZone: string; readonly notice: Notice },
): void => {
  const { vehicle, changed, agreed } = outcome;
  stdout.write(
    format === "json"
      ? `${JSON.stringify({ changed, agreed, ...toVehicleJson(vehicle), ...toNoticeJson(notice) }, null, 2)}\n`
      : outcomeText(outcome, timeZone) + noticeText(notice, timeZone),
  );
};

const audienceOf = ({ notify, keep }: ChangeFlags): "visitors" | "nobody" | null => {
  if (notify === true) return "visitors";
  return keep === true ? "nobody" : null;
};

const applyChange = (
  context: CliContext,
  reference: string,
  { set = [], lift = [], force = false }: Change,
  flags: ChangeFlags,
): Promise<void> =>
  withOverrides(context, async (target) => {
    const { vehicleNotices, timeZone } = target;
    const said = toOverrideDetails(flags, timeZone);
    const result = await overrideVehicle(target, { reference, set, lift, force, ...said });
    if (!result.ok) return refuse(context, reference, result.error);
    const outcome = result.value;
    const notice = await notifyOverride(vehicleNotices, { outcome, set, audience: audienceOf(flags), ...said });
    printOutcome(context, outcome, { format: flags.format, timeZone, notice });
  });

export const VEHICLE_ARGUMENT = ["<vehicle>", "its number, stock number or address"] as const;

type Simple = { readonly name: string; readonly description: string; readonly value: OverrideValue };

const SIMPLE: readonly Simple[] = [
  { name: "reserve", description: "Shows a vehicle as reserved.", value: { field: "availability", value: "reserved" } },
  {
    name: "sell",
    description: "Takes a vehicle out of all lists as sold; its page says so.",
    value: { field: "availability", value: "sold" },
  },
  {
    name: "hide",
    description: "Takes a vehicle off the site, page included.",
    value: { field: "hidden", value: HIDDEN },
  },
];

const createSimple = (context: CliContext, { name, description, value }: Simple): Command =>
  addAudience(addChangeOptions(new Command(name).description(description).argument(...VEHICLE_ARGUMENT))).action(
    (reference: string, flags: ChangeFlags) => applyChange(context, reference, { set: [value] }, flags),
  );

const toCents = (text: string): Cents => {
  const cents = parsePrice(text);
  if (cents !== null) return cents;
  throw new InvalidArgumentError("It must be a price in euros such as 23900, 23.900 or 23900,50.");
};

const priceCommand = (context: CliContext): Command =>
  addAudience(
    addChangeOptions(
      new Command("price")
        .description("Sets the price of a vehicle.")
        .argument(...VEHICLE_ARGUMENT)
        .argument("<euros>", "taxes included", toCents),
    ),
  )
    .option("--force", "publish a price that an import would hold")
    .action((reference: string, cents: Cents, flags: ChangeFlags & { readonly force?: true }) => {
      const change = { set: [{ field: "price" as const, value: String(cents) }], force: flags.force === true };
      return applyChange(context, reference, change, flags);
    });

const releaseCommand = (context: CliContext): Command =>
  addWho(
    new Command("release")
      .description("Lifts what staff say of a vehicle: its feed counts again.")
      .argument(...VEHICLE_ARGUMENT),
  )
    .addOption(new Option("--field <field>", "only this one").choices(OVERRIDE_FIELDS))
    .addOption(formatOption())
    .action((reference: string, flags: ChangeFlags & { readonly field?: OverrideField }) =>
      applyChange(context, reference, { lift: flags.field === undefined ? OVERRIDE_FIELDS : [flags.field] }, flags),
    );

/** Commands that say something of a vehicle against its feed, or no longer. */
export const changeCommands = (context: CliContext): readonly Command[] => [
  priceCommand(context),
  ...SIMPLE.map((simple) => createSimple(context, simple)),
  releaseCommand(context),
];
