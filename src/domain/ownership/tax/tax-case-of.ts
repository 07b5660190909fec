import { err, ok, type Result } from "../../shared/index.ts";
import type { CostProblem } from "../cost-problem.ts";
import type { TaxCase } from "./tax-case.ts";
import type { TaxedVehicle } from "./tax-quantities.ts";

type RegisteredVehicle = Pick<TaxedVehicle, "condition" | "first_registration" | "construction_year">;

type Period = { readonly earliest: string; readonly latest: string };

/** The days of a date that is a day, a month or a year. */
const completed = (date: string): Period => {
  const [year = "", month, day] = date.split("-");
  return {
    earliest: [year, month ?? "01", day ?? "01"].join("-"),
    latest: [year, month ?? "12", day ?? "31"].join("-"),
  };
};

/** The days between which a vehicle was registered first; new ones are registered today. Null: nothing is known. */
const registrationOf = (
  { condition, first_registration: date, construction_year: year }: RegisteredVehicle,
  today: string,
): Period | null => {
  if (date !== null) return completed(date);
  if (condition === "new") return { earliest: today, latest: today };
  return year === null ? null : { earliest: `${year}-01-01`, latest: today };
};

/** True or false where all days of the period agree, else null. */
const isWithin = (
  { registered_from: from = "", registered_before: before = "9999" }: TaxCase,
  { earliest, latest }: Period,
): boolean | null => {
  if (latest < from || earliest >= before) return false;
  return earliest >= from && latest < before ? true : null;
};

const fitsKind = ({ kind, condition }: TaxCase, vehicle: TaxedVehicle): boolean =>
  (kind === undefined || kind === (vehicle.kind ?? "passenger")) &&
  (condition === undefined || condition === vehicle.condition);

/** Null: it depends on what is unknown of the vehicle. */
const fitsRegistration = (one: TaxCase, vehicle: TaxedVehicle, today: string): boolean | null => {
  if (one.registered_from === undefined && one.registered_before === undefined) return true;
  const registration = registrationOf(vehicle, today);
  return registration && isWithin(one, registration);
};

const reasonWithoutCase = (cases: readonly TaxCase[], vehicle: TaxedVehicle): CostProblem => {
  if (vehicle.kind === "van" && cases.every(({ kind }) => kind === "passenger")) return "tax-of-vans";
  // These name no fuel; a rule that does not name them either depends on the fuel.
  const isVague = vehicle.fuel_type === "hybrid" || vehicle.fuel_type === "other";
  return isVague ? "fuel-missing" : "tax-not-stated";
};

/** The first case that a vehicle fits; fails where none does, or where an unknown attribute decides. */
export const taxCaseOf = (
  cases: readonly TaxCase[],
  vehicle: TaxedVehicle,
  today: string,
): Result<TaxCase, CostProblem> => {
  for (const one of cases) {
    if (!fitsKind(one, vehicle)) continue;
    if (one.fuels !== undefined) {
      if (vehicle.fuel_type === null) return err("fuel-missing");
      if (!one.fuels.includes(vehicle.fuel_type)) continue;
    }
    const fits = fitsRegistration(one, vehicle, today);
    if (fits === null) return err("registration-missing");
    if (fits) return ok(one);
  }
  return err(reasonWithoutCase(cases, vehicle));
};
