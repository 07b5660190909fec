import type { Cents } from "../../shared/index.ts";

/** A brand, model or location name with its URL form. */
export type NameWithSlug = { readonly slug: string; readonly name: string };

export type Medium = { readonly type: "image" | "video"; readonly url: string; readonly alt: string | null };

/** The feed's prices; `price.ts` formats them. */
export type PurchasePrice = {
  readonly cents: Cents;
  readonly before_discount_cents: Cents | null;
  /** Present: by our own history, the price before the discount is the lowest of the 30 days before. */
  readonly before_is_lowest?: true;
};

/** Per 100 km by WLTP if `wltp` is true, else NEDC. `combined` is litres, or kilograms of gas or hydrogen. */
export type Consumption = { readonly combined: number | null; readonly electric_kwh: number | null };
