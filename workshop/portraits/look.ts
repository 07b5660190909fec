import type { HairColor } from "./palette.ts";

export type HairStyle =
  | "crop"
  | "side-part"
  | "quiff"
  | "curls"
  | "swept"
  | "receding"
  | "bald"
  | "long"
  | "waves"
  | "bob"
  | "bun"
  | "pony"
  | "pixie"
  | "afro"
  | "fringe";

export type Beard = "none" | "stubble" | "short" | "full" | "moustache";

export type Outfit = "suit" | "blazer" | "shirt" | "knit" | "polo" | "overall" | "blouse" | "scarf";

/** What a portrait shows; `skin` and `ground` are positions in the palette. */
export type Look = {
  readonly skin: number;
  readonly hair: HairStyle;
  readonly hairColor: HairColor;
  readonly outfit: Outfit;
  readonly ground: number;
  readonly beard: Beard;
  readonly hasGlasses: boolean;
  /** Lines beside the eyes and the mouth. */
  readonly isOlder: boolean;
  /** Softer jaw, thinner brows, lashes. */
  readonly isSoft: boolean;
};

type Trait = "glasses" | "older" | Exclude<Beard, "none">;

/** Slug, skin (0 light to 5 dark), hair, its colour, outfit, traits. */
export type LookRow = readonly [
  slug: string,
  skin: number,
  hair: HairStyle,
  color: HairColor,
  outfit: Outfit,
  traits?: readonly Trait[],
];
