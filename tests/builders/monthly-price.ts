import {
  type Finance,
  type MonthlyConditions,
  prepareMonthlyConditions,
  prepareMonthlyPrice,
} from "../../src/domain/leasing/index.ts";
import type { PricedVehicle } from "../../src/domain/leasing/quote.ts";
import type { Cents } from "../../src/domain/shared/index.ts";

export const monthlyPrice = (vehicle: PricedVehicle, finance: Finance, today: string): Cents | null =>
  prepareMonthlyPrice(finance, today)(vehicle);

export const monthlyConditions = (vehicle: PricedVehicle, finance: Finance, today: string): MonthlyConditions | null =>
  prepareMonthlyConditions(finance, today)(vehicle);
