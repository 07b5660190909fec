import { Command, InvalidArgumentError, Option } from "commander";
import {
  notifyOverride,
  type OverrideNotice,
  type OverrideOutcome,
  overrideVehicle,
  type PictureRefusal,
} from "#application/overrides/index.ts";
import { parsePrice } from "#domain/imports/index.ts";
import { type Cents, formatEuros, trimTrailing } from "#domain/shared/index.ts";
import { HIDDEN, OVERRIDE_FIELDS, type OverrideField, type OverrideValue } from "#domain/vehicles/index.ts";
import { type CliContext, WRONG_USAGE } from "../context.ts";
import { addAudience, addChangeOptions, addWho, type ChangeFlags, toOverrideDetails } from "./change-options.ts";
import { type AnswerFormat, formatOption } from "../format-option.ts";
import { noticeText, toNoticeJson } from "./notice-text.ts";
import type { NearVehicle } from "#application/overrides/ports.ts";
import { fail } from "../failure.ts";
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

/** Exit code: refused, nothing changed. */
export const REFUSED = 3;

const nearText = ({ id, stock_number, name }: NearVehicle): string =>
  `  ${stock_number ?? id}  ${name}${stock_number === null ? "" : ` (${id})`}`;

const refusalText = (reference: string, refusal: PictureRefusal): string => {
  switch (refusal.type) {
    case "unknown":
      return refusal.near.length === 0
        ? `there is no vehicle ${reference}; vitrine vehicle list shows all`
        : [`there is no vehicle ${reference}; near it are`, ...refusal.near.map(nearText)].join("\n");
    case "ambiguous":
      return [
        `${reference} names ${refusal.vehicles.length} vehicles; write the last part of its address instead`,
        ...refusal.vehicles.map((vehicle) => `  ${vehicle.displayed.slug}  ${nameText(vehicle)}, feed ${vehicle.feed}`),
      ].join("\n");
    case "gone":
      return `${nameText(refusal.vehicle)} is not in its feed any more, so the site does not show it: nothing was changed`;
    case "past":
      return "--until is over already: nothing was changed";
    case "picture":
      return `${trimTrailing(refusal.reason.replaceAll(/\s+/g, " "), ". ")}: nothing was changed for ${reference}`;
    case "price":
      return `${formatEuros(refusal.cents)} ${refusal.reason}: nothing was changed for ${nameText(refusal.vehicle)}; --force publishes it`;
  }
};

/** Ends the command: 1 where no single vehicle is meant, 3 where the change is refused. */
export const refuse = (context: CliContext, reference: string, refusal: PictureRefusal): void => {
  const isUsage = refusal.type === "unknown" || refusal.type === "ambiguous" || refusal.type === "past";
  fail(context, isUsage ? WRONG_USAGE : REFUSED, refusalText(reference, refusal));
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
