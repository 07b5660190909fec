import type { BrandSheet } from "../sheet.ts";
import { fiat } from "./fiat.ts";
import { ford } from "./ford.ts";
import { hyundai } from "./hyundai.ts";
import { jeep } from "./jeep.ts";
import { kia } from "./kia.ts";
import { mg } from "./mg.ts";
import { mitsubishi } from "./mitsubishi.ts";
import { opel } from "./opel.ts";
import { suzuki } from "./suzuki.ts";
import { far } from "./taken-far.ts";
import { french } from "./taken-french.ts";
import { german } from "./taken-german.ts";
import { volkswagenGroup } from "./taken-volkswagen.ts";
import { volvo } from "./volvo.ts";

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
export const ALL_BRANDS: readonly BrandSheet[] = [...GROUP_BRANDS, ...volkswagenGroup, ...german, ...french, ...far];
