import type { Cents } from "../../shared/index.ts";

/** A brand, model or location name with its URL form. */
export type NameWithSlug = { readonly slug: string; readonly name: string };

export type Medium = { readonly type: "image" | "video"; readonly url: string; readonly alt: string | null };

/** A mark that an inspection found, in the feed's words: "Pare-chocs avant", "Rayure". */
export type InspectionMark = {
  readonly part: string;
  /** Null: the feed names the part alone. */
  readonly damage: string | null;
  /** Address of a photograph of it. */
  readonly photo: string | null;
};

/** The feed's prices; `price.ts` formats them. */
export type PurchasePrice = {
  readonly cents: Cents;
  /** As the feed says it: saved and exported, never shown. */
  readonly before_discount_cents: Cents | null;
  /** The price that a reduction may name, by `referencePrice`; the stock reader adds it, a feed cannot. */
  readonly reference_cents?: Cents;
};

/** Per 100 km by WLTP if `wltp` is true, else NEDC. `combined` is litres, or kilograms of gas or hydrogen. */
export type Consumption = { readonly combined: number | null; readonly electric_kwh: number | null };
