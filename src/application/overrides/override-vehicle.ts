import { comparedBy, type ImportGuards, PriceGuard } from "#domain/imports/index.ts";
import { type Cents, type Clock, err, ok, type Result } from "#domain/shared/index.ts";
import { feedAgrees, type OverrideField, type OverrideValue } from "#domain/vehicles/index.ts";
import { type FindRefusal, findVehicle } from "./find-vehicle.ts";
import type { Override, OverrideStore, StaffVehicle, VehicleReference } from "./ports.ts";

export type OverrideDependencies = {
  readonly store: OverrideStore;
  readonly clock: Clock;
  /** Those of imports: a price that they would hold is refused. */
  readonly guards: ImportGuards;
};

export type OverrideRequest = {
  /** What a person typed, or the number of the vehicle. */
  readonly reference: string | VehicleReference;
  readonly set: readonly OverrideValue[];
  readonly lift: readonly OverrideField[];
  /** Who says so. */
  readonly by: string;
  /** ISO 8601; null: until the feed agrees or somebody lifts it. */
  readonly until: string | null;
  readonly why: string | null;
  /** Publishes a price that imports would hold. */
  readonly force: boolean;
};

/** `agreed`: fields of which the feed says the same, so that nothing is set against it. */
export type OverrideOutcome = {
  readonly before: StaffVehicle;
  /** Afterwards. */
  readonly vehicle: StaffVehicle;
  readonly changed: boolean;
  readonly agreed: readonly OverrideField[];
};

/** `gone`: its feed does not list it any more. `price`: imports would hold it; `reason` is a sentence about the price. */
export type OverrideRefusal =
  | FindRefusal
  | { readonly type: "gone"; readonly vehicle: StaffVehicle }
  | { readonly type: "past" }
  | { readonly type: "price"; readonly vehicle: StaffVehicle; readonly cents: Cents; readonly reason: string };

/** Why imports would hold the price; null: they would publish it. */
const judgePrice = async (
  { store, clock, guards }: OverrideDependencies,
  { key, displayed }: StaffVehicle,
  cents: Cents,
): Promise<string | null> => {
  const previous = displayed.price.purchase?.cents ?? null;
  if (previous === cents) return null;
  const judge = new PriceGuard(guards, clock.now().getUTCFullYear());
  for await (const price of store.pricesOnSale()) judge.addOnSale(price);
  return judge.judge({ ...comparedBy(displayed), key, cents, previous });
};

const findPriceFault = async (
  deps: OverrideDependencies,
  vehicle: StaffVehicle,
  set: readonly OverrideValue[],
): Promise<Extract<OverrideRefusal, { type: "price" }> | null> => {
  const price = set.find(({ field }) => field === "price");
  if (price === undefined) return null;
  const cents = Number(price.value);
  const reason = await judgePrice(deps, vehicle, cents);
  return reason === null ? null : { type: "price", vehicle, cents, reason };
};

/** The vehicle that is meant, if it can be changed; `sets`: something is set, not only lifted. */
export const findChangeable = async (
  { store, clock }: OverrideDependencies,
  { reference, until }: Pick<OverrideRequest, "reference" | "until">,
  sets: boolean,
): Promise<Result<StaffVehicle, Exclude<OverrideRefusal, { type: "price" }>>> => {
  if (until !== null && until <= clock.now().toISOString()) return err({ type: "past" });
  const found = await findVehicle(store, reference);
  if (!found.ok) return found;
  const isRemoved = found.value.removed_at !== null && sets;
  return isRemoved ? err({ type: "gone", vehicle: found.value }) : found;
};

/** True if staff say the same already, until then, for this reason where one is given. */
const isSaid = (
  { field, value }: OverrideValue,
  overrides: readonly Override[],
  { until, why }: Pick<OverrideRequest, "until" | "why">,
): boolean =>
  overrides.some(
    (said) =>
      said.field === field && said.value === value && said.until === until && (why === null || said.why === why),
  );

/**
 * Sets and lifts overrides of one vehicle; what is said again makes no new stock version. What the feed says already is not set
 * against it: an override of it ends.
 */
export const overrideVehicle = async (
  deps: OverrideDependencies,
  request: OverrideRequest,
): Promise<Result<OverrideOutcome, OverrideRefusal>> => {
  const found = await findChangeable(deps, request, request.set.length > 0);
  if (!found.ok) return found;
  const { set, lift, by, until, why, force } = request;
  const vehicle = found.value;
  const { id, fromFeed, overrides } = vehicle;
  const agrees = set.filter((value) => feedAgrees(value, fromFeed));
  const against = set.filter((value) => !agrees.includes(value) && !isSaid(value, overrides, request));
  const fault = force ? null : await findPriceFault(deps, vehicle, against);
  if (fault !== null) return err(fault);
  const agreed = agrees.map(({ field }) => field);
  const lifted = [...lift, ...agreed].filter((field) => overrides.some((override) => override.field === field));
  if (against.length + lifted.length === 0) return ok({ before: vehicle, vehicle, changed: false, agreed });
  await deps.store.change({ id, set: against, lift: lifted, by, until, why });
  const [changed = vehicle] = await deps.store.byIds([id]);
  return ok({ before: vehicle, vehicle: changed, changed: true, agreed });
};
