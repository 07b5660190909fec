import { storedPictureAddress } from "#domain/media/index.ts";
import { type Cents, type Clock, err, fold, formatEuros, ok, type Result, thisYear } from "#domain/shared/index.ts";
import type { FeedPictureFiles } from "../media/ports.ts";
import { comparedBy, type ImportGuards, levenshteinDistance, PriceGuard } from "#domain/imports/index.ts";
import {
  feedAgrees,
  type OverrideField,
  type OverrideValue,
  parseVehicleId,
  vehicleIdFromSlug,
} from "#domain/vehicles/index.ts";
import type { NearVehicle, Override, OverrideStore, StaffVehicle, VehicleReference } from "./ports.ts";

/** "sold", "at 23 900 €": what an override says of its vehicle, in words of operators. */
export const describeOverride = ({ field, value }: OverrideValue): string => {
  if (field === "hidden") return "hidden";
  if (field === "picture") return `with the picture ${value}`;
  return field === "price" ? `at ${formatEuros(Number(value))}` : value;
};

/** `unknown`: no feed has such a vehicle; `near` may have been meant. `ambiguous`: the text names several. */
type FindRefusal =
  | { readonly type: "unknown"; readonly near: readonly NearVehicle[] }
  | { readonly type: "ambiguous"; readonly vehicles: readonly StaffVehicle[] };

/** Reads the site's number, the dealer's or the feed's number, and the address of a page or its last part. */
export const parseVehicleReference = (text: string): VehicleReference => {
  const trimmed = text.trim().replace(/^#/, "");
  const [path = ""] = trimmed.split(/[?#]/);
  const slug = path.split("/").findLast(Boolean) ?? "";
  const fromSlug = vehicleIdFromSlug(slug);
  return fromSlug === null ? { id: parseVehicleId(trimmed), number: trimmed } : { id: fromSlug, number: null };
};

const MAX_NEAR = 5;

/** Characters that a number may differ by. */
const MAX_EDITS = 2;

const rank = (text: string, { id, stock_number, name }: NearVehicle): number | null => {
  const numbers = [String(id), ...(stock_number === null ? [] : [fold(stock_number)])];
  const edits = Math.min(...numbers.map((number) => levenshteinDistance(text, number, MAX_EDITS)));
  if (edits <= MAX_EDITS && edits < text.length) return edits;
  const words = text.split(/\s+/).filter((word) => word.length > 1);
  return words.length > 0 && words.every((word) => fold(name).includes(word)) ? MAX_EDITS + 1 : null;
};

const findNear = async (store: Pick<OverrideStore, "list">, text: string): Promise<readonly NearVehicle[]> => {
  const folded = fold(text).trim();
  const ranked = (await store.list()).flatMap((vehicle) => {
    const distance = rank(folded, vehicle);
    return distance === null ? [] : [{ vehicle, distance }];
  });
  return ranked
    .toSorted((a, b) => a.distance - b.distance)
    .slice(0, MAX_NEAR)
    .map(({ vehicle }) => vehicle);
};

/** The vehicle that a member of the staff means by a text, or that a program names. */
export const findVehicle = async (
  store: Pick<OverrideStore, "find" | "list">,
  meant: string | VehicleReference,
): Promise<Result<StaffVehicle, FindRefusal>> => {
  const isText = typeof meant === "string";
  const vehicles = await store.find(isText ? parseVehicleReference(meant) : meant);
  const [vehicle, another] = vehicles;
  if (vehicle === undefined) return err({ type: "unknown", near: isText ? await findNear(store, meant) : [] });
  return another === undefined ? ok(vehicle) : err({ type: "ambiguous", vehicles });
};

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
  const judge = new PriceGuard(guards, thisYear(clock));
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
const findChangeable = async (
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

type PictureRequest = Pick<OverrideRequest, "reference" | "by" | "until" | "why"> & { readonly bytes: Uint8Array };

/** `picture`: the bytes are no picture within the limits; `reason` is a sentence. */
export type PictureRefusal = OverrideRefusal | { readonly type: "picture"; readonly reason: string };

/** Shows a picture before those of the vehicle's feed. A refused request leaves no file. */
export const pictureVehicle = async (
  deps: OverrideDependencies & { readonly files: Pick<FeedPictureFiles, "save"> },
  { bytes, ...request }: PictureRequest,
): Promise<Result<OverrideOutcome, PictureRefusal>> => {
  const found = await findChangeable(deps, request, true);
  if (!found.ok) return found;
  const picture = await deps.files.save(bytes);
  if (!picture.ok) return err({ type: "picture", reason: picture.error });
  const set = [{ field: "picture", value: storedPictureAddress(picture.value.hash) }] as const;
  return overrideVehicle(deps, { ...request, set, lift: [], force: false });
};
