import { type Command, InvalidArgumentError, Option } from "commander";
import {
  notifyOverride,
  type OverrideNotice,
  type OverrideOutcome,
  overrideVehicle,
  type PictureRefusal,
} from "#application/overrides/index.ts";
import type { NearVehicle } from "#application/overrides/ports.ts";
import { parsePrice } from "#domain/imports/index.ts";
import { type Cents, formatEuros, trimTrailing } from "#domain/shared/index.ts";
import { HIDDEN, OVERRIDE_FIELDS, type OverrideField, type OverrideValue } from "#domain/vehicles/index.ts";
import { command, formatOption, type Parameter } from "../command.ts";
import { type CliContext, marketSettings, WRONG_USAGE } from "../context.ts";
import { CommandError } from "../failure.ts";
import { audienceOptions, type ChangeFlags, changeOptions, toOverrideDetails, whoOption } from "./change-options.ts";
import { overrideStores, type OverrideTarget } from "./stores.ts";
import {
  nameText,
  noticeText,
  overrideText,
  priceText,
  stateText,
  toNoticeJson,
  toVehicleJson,
} from "./vehicle-text.ts";

type Change = {
  readonly set?: readonly OverrideValue[];
  readonly lift?: readonly OverrideField[];
  readonly force?: boolean;
};

/** `notice` null: the change concerns nobody who asked. */
type Changed = { readonly outcome: OverrideOutcome; readonly notice: OverrideNotice | null };

const outcomeText = ({ vehicle, changed, agreed }: OverrideOutcome, timeZone: string): string => {
  const head = `${nameText(vehicle)} is ${changed ? "" : "already "}${stateText(vehicle)}, ${priceText(vehicle.displayed)}`;
  const lines = vehicle.overrides.map((override) => `  ${overrideText(override, timeZone)}\n`);
  if (!changed) return `${head}: ${agreed.length > 0 ? "its feed says so, " : ""}nothing to change.\n${lines.join("")}`;
  return `${head}, in a new stock version.${agreed.length > 0 ? " Its feed says so: nothing is set against it." : ""}\n${lines.join("")}`;
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

/** Why a change is refused, or which vehicle is meant: 1 where no single vehicle is meant, 3 where the change is refused. */
export const refused = (reference: string, refusal: PictureRefusal): CommandError => {
  const isUsage = refusal.type === "unknown" || refusal.type === "ambiguous" || refusal.type === "past";
  return new CommandError(isUsage ? WRONG_USAGE : REFUSED, refusalText(reference, refusal));
};

const applyChange = async (
  target: OverrideTarget,
  reference: string,
  { set = [], lift = [], force = false }: Change,
  flags: ChangeFlags,
): Promise<Changed> => {
  const said = toOverrideDetails(flags, target.timeZone);
  const result = await overrideVehicle(target, { reference, set, lift, force, ...said });
  if (!result.ok) throw refused(reference, result.error);
  const outcome = result.value;
  const audience = audienceOf(flags);
  return { outcome, notice: await notifyOverride(target.vehicleNotices, { outcome, set, audience, ...said }) };
};

export const VEHICLE_ARGUMENT = ["<vehicle>", "its number, stock number or address"] as const;

type ChangeDescription<Args extends readonly unknown[]> = {
  readonly name: string;
  readonly description: string;
  /** After the vehicle. */
  readonly parameters: readonly Parameter[];
  readonly run: (target: OverrideTarget, reference: string, ...args: Args) => Promise<Changed>;
};

/** A command that changes one vehicle, and prints what it is then. */
export const changeCommand = <Args extends readonly unknown[]>(
  context: CliContext,
  described: ChangeDescription<Args>,
): Command =>
  command(context, {
    ...described,
    parameters: [VEHICLE_ARGUMENT, ...described.parameters],
    needs: overrideStores,
    table: ({ outcome, notice }) => {
      const { timeZone } = marketSettings(context);
      return outcomeText(outcome, timeZone) + noticeText(notice, timeZone);
    },
    json: ({ outcome: { vehicle, changed, agreed }, notice }: Changed) => ({
      changed,
      agreed,
      ...toVehicleJson(vehicle),
      ...toNoticeJson(notice),
    }),
  });

const SIMPLE: readonly { readonly name: string; readonly description: string; readonly value: OverrideValue }[] = [
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

const toCents = (text: string): Cents => {
  const cents = parsePrice(text);
  if (cents !== null) return cents;
  throw new InvalidArgumentError("It must be a price in euros such as 23900, 23.900 or 23900,50.");
};

/** Commands that say something of a vehicle against its feed, or no longer. */
export const changeCommands = (context: CliContext): readonly Command[] => [
  changeCommand(context, {
    name: "price",
    description: "Sets the price of a vehicle.",
    parameters: [
      ["<euros>", "taxes included", toCents],
      ...changeOptions(),
      ...audienceOptions(),
      ["--force", "publish a price that an import would hold"],
    ],
    run: (target, reference, cents: Cents, flags: ChangeFlags & { readonly force?: true }) => {
      const change = { set: [{ field: "price" as const, value: String(cents) }], force: flags.force === true };
      return applyChange(target, reference, change, flags);
    },
  }),
  ...SIMPLE.map(({ name, description, value }) =>
    changeCommand(context, {
      name,
      description,
      parameters: [...changeOptions(), ...audienceOptions()],
      run: (target, reference, flags: ChangeFlags) => applyChange(target, reference, { set: [value] }, flags),
    }),
  ),
  changeCommand(context, {
    name: "release",
    description: "Lifts what staff say of a vehicle: its feed counts again.",
    parameters: [whoOption(), new Option("--field <field>", "only this one").choices(OVERRIDE_FIELDS), formatOption()],
    run: (target, reference, flags: ChangeFlags & { readonly field?: OverrideField }) =>
      applyChange(target, reference, { lift: flags.field === undefined ? OVERRIDE_FIELDS : [flags.field] }, flags),
  }),
];
