import type { BrandSheet } from "../model-sheet.ts";
import { fiat } from "./fiat.ts";
import { ford } from "./ford.ts";
import { hyundai } from "./hyundai.ts";
import { jeep } from "./jeep.ts";
import { kia } from "./kia.ts";
import { mg } from "./mg.ts";
import { mitsubishi } from "./mitsubishi.ts";
import { opel } from "./opel.ts";
import { suzuki } from "./suzuki.ts";
import { overseas } from "./part-exchange-overseas.ts";
import { french } from "./part-exchange-french.ts";
import { german } from "./part-exchange-german.ts";
import { volkswagenGroup } from "./part-exchange-volkswagen.ts";
import { volvo } from "./volvo.ts";

/** The makes that the group sells, in display order. */
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

/** Every make in the stock. */
export const ALL_BRANDS: readonly BrandSheet[] = [
  ...GROUP_BRANDS,
  ...volkswagenGroup,
  ...german,
  ...french,
  ...overseas,
];
