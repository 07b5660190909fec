import type { FuelType } from "../../../src/domain/vehicles/keys.ts";
import type { Random } from "../random.ts";

/** Share of the price that is left at average mileage, by full years of age; interpolated between years. */
const RETENTION = [
  0.86, 0.76, 0.68, 0.61, 0.545, 0.485, 0.43, 0.38, 0.335, 0.295, 0.26, 0.23, 0.2, 0.175, 0.15, 0.13, 0.115, 0.1, 0.09,
  0.08,
];

/** Makes that keep their price better or worse than the average. */
const MAKES: Readonly<Record<string, number>> = {
  toyota: 1.06,
  dacia: 1.08,
  porsche: 1.16,
  mini: 1.05,
  suzuki: 1.04,
  volvo: 1.02,
  kia: 1.02,
  fiat: 0.96,
  mg: 0.94,
  opel: 0.96,
  citroen: 0.95,
  nissan: 0.96,
};

const KILOMETRES_A_YEAR: Readonly<Partial<Record<FuelType, number>>> = {
  diesel: 20_000,
  "electric+diesel": 21_000,
  "bio-diesel": 24_000,
  petrol: 12_000,
  cng: 18_000,
  hydrogen: 13_000,
};

export const usualMileage = (fuel: FuelType, van: boolean, years: number): number =>
  (van ? 23_000 : (KILOMETRES_A_YEAR[fuel] ?? 14_500)) * years;

const retainedShare = (years: number): number => {
  const whole = Math.min(Math.floor(years), RETENTION.length - 2);
  const from = RETENTION[whole] as number;
  const to = RETENTION[whole + 1] as number;
  return from + (to - from) * Math.min(years - whole, 1);
};

/** Rounds to a dealer's price in euros: 18 490, 24 990, 7 890. */
export const dealerPrice = (euros: number): number => {
  const step = euros >= 60_000 ? 1000 : euros >= 20_000 ? 500 : 100;
  return Math.max(Math.round(euros / step) * step - 10, 1_490);
};

export type Wear = {
  readonly make: string;
  readonly fuel: FuelType;
  readonly van: boolean;
  readonly listPrice: number;
  readonly years: number;
  readonly mileage: number;
};

/** The asking price of a used car, by age, mileage, make and energy, with some noise. */
export const usedPrice = (wear: Wear, random: Random): number => {
  const electric = wear.fuel === "electric" || wear.fuel === "hydrogen";
  const surplus = wear.mileage - usualMileage(wear.fuel, wear.van, wear.years);
  const byMileage = Math.min(Math.max(1 - surplus / 420_000, 0.72), 1.14);
  const byMake = MAKES[wear.make] ?? 1;
  return dealerPrice(
    wear.listPrice * retainedShare(wear.years) * byMileage * byMake * (electric ? 0.88 : 1) * random.around(1, 0.06),
  );
};
