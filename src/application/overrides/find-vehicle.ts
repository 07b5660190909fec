import { levenshteinDistance } from "#domain/imports/index.ts";
import { err, fold, ok, type Result } from "#domain/shared/index.ts";
import { parseVehicleId, vehicleIdFromSlug } from "#domain/vehicles/index.ts";
import type { NearVehicle, OverrideStore, StaffVehicle, VehicleReference } from "./ports.ts";

/** `unknown`: no feed has such a vehicle; `near` may have been meant. `ambiguous`: the text names several. */
export type FindRefusal =
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
