import type { Vehicle } from "../vehicle.ts";

// What only the name of a version says: no feed has a field for it.

/** Lengths and roofs of large vans, as makers number them. */
export const VAN_LENGTHS = ["L1", "L2", "L3", "L4"] as const;
export const VAN_HEIGHTS = ["H1", "H2", "H3", "H4"] as const;

const VAN_SIZE = /\b(?:(L[1-4]) ?(H[1-4])?|(H[1-4]) ?(L[1-4])?)\b/i;

const toKey = <Key extends string>(keys: readonly Key[], found: string | undefined): Key | null =>
  keys.find((key) => key === found?.toUpperCase()) ?? null;

/** "L3" of "2.2 MultiJet 140 L3H2"; null without one. */
export const vanLength = (trim: string | null): (typeof VAN_LENGTHS)[number] | null => {
  const [, before, , , after] = VAN_SIZE.exec(trim ?? "") ?? [];
  return toKey(VAN_LENGTHS, before ?? after);
};

/** "H2" of "2.2 MultiJet 140 L3H2"; null without one. */
export const vanHeight = (trim: string | null): (typeof VAN_HEIGHTS)[number] | null => {
  const [, , after, before] = VAN_SIZE.exec(trim ?? "") ?? [];
  return toKey(VAN_HEIGHTS, after ?? before);
};

const MILD_HYBRID = /\b(?:mhev|mild[ -]?hybrid|e-?tsi|48 ?v)\b/i;

/** A combustion engine alone that its seller calls a hybrid. */
const SOLD_AS_HYBRID = /\bhybrid\b/i;

/** Feeds call mild hybrids by the fuel of their engine; only the name distinguishes them. */
export const isMildHybrid = ({ trim, fuel_type: fuel }: Pick<Vehicle, "trim" | "fuel_type">): boolean => {
  const name = trim ?? "";
  const isCombustion = fuel === "petrol" || fuel === "diesel";
  return MILD_HYBRID.test(name) || (isCombustion && SOLD_AS_HYBRID.test(name));
};
