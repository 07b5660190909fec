import type { Cents } from "../shared/index.ts";
import type { VehicleAttributes } from "./fields/vehicle-attributes.ts";
import { AVAILABILITIES } from "./keys.ts";

/** What staff may say of one vehicle against its feed. */
export const OVERRIDE_FIELDS = ["availability", "price", "hidden", "picture"] as const;
export type OverrideField = (typeof OVERRIDE_FIELDS)[number];

/** Why an override ended: somebody lifted or replaced it, its time was over, or the feed says the same. */
export type OverrideEnd = "released" | "replaced" | "expired" | "feed";

/** `value`: a key of the availability, cents; "yes" for a hidden vehicle; the address of a picture on this site. */
export type OverrideValue = { readonly field: OverrideField; readonly value: string };

/** What is in force for a vehicle that is shown. */
export type OverridesInForce = {
  readonly availability?: VehicleAttributes["availability"];
  /** `prior_cents`: the lowest price of the 30 days before, for reductions. */
  readonly price?: { readonly cents: Cents; readonly prior_cents: Cents | null };
  /** Address on this site of the picture that comes before those of the feed. */
  readonly picture?: string;
};

export const HIDDEN = "yes";

/** In force with these overrides; whether a vehicle is hidden is not part of it. */
export const toOverridesInForce = (
  overrides: readonly (OverrideValue & { readonly prior_cents: Cents | null })[],
): OverridesInForce => {
  const byField = new Map(overrides.map((override) => [override.field, override]));
  const availability = AVAILABILITIES.find((known) => known === byField.get("availability")?.value);
  const price = byField.get("price");
  const picture = byField.get("picture")?.value;
  return {
    ...(availability && { availability }),
    ...(price && { price: { cents: Number(price.value), prior_cents: price.prior_cents } }),
    ...(picture !== undefined && { picture }),
  };
};

/** The attributes as staff want them shown. */
export const applyOverrides = (
  attributes: VehicleAttributes,
  { availability, price, picture }: OverridesInForce,
): VehicleAttributes => ({
  ...attributes,
  ...(availability && { availability }),
  ...(price && {
    price: { purchase: { cents: price.cents, before_discount_cents: null } },
    lowest_price_30_days: null,
  }),
  ...(picture !== undefined && { media: [{ type: "image", url: picture, alt: null }, ...attributes.media] }),
});

/**
 * True if the feed says what the override says, which then ends; a vehicle that staff reserved may be sold by its feed. No
 * feed hides a vehicle or has a picture of staff.
 */
export const feedAgrees = ({ field, value }: OverrideValue, fromFeed: VehicleAttributes): boolean => {
  if (field === "availability")
    return fromFeed.availability === value || (value === "reserved" && fromFeed.availability === "sold");
  return field === "price" && fromFeed.price.purchase?.cents === Number(value);
};
