import type { BrandSheet } from "../sheet.ts";
import { ford } from "./ford.ts";
import { hyundai } from "./hyundai.ts";
import { jeep, mg, suzuki } from "./jeep-suzuki-mg.ts";
import { fiat, kia } from "./kia-fiat.ts";
import { opel } from "./opel.ts";
import { german } from "./other-german.ts";
import { others } from "./other-makes.ts";
import { mitsubishi, volvo } from "./volvo-mitsubishi.ts";

/** The makes the group sells, in the order they are shown. */
export const GROUP_BRANDS: readonly BrandSheet[] = [
  ford,
  hyundai,
  opel,
  kia,
  volvo,
  fiat,
  jeep,
  mg,
  suzuki,
  mitsubishi,
];

/** Every make that stands in the stock. */
export const ALL_BRANDS: readonly BrandSheet[] = [...GROUP_BRANDS, ...german, ...others];
