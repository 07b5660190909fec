import { expect, test } from "vitest";
import { formatStatement } from "../../vehicle/strings/leasing-strings.ts";
import { calculateState } from "./calculator-state.ts";
import { exampleCalculator } from "./lease-calculator.examples.tsx";

const stateAt = (query: string) => calculateState(exampleCalculator.data, new URLSearchParams(query));

const resultAt = (query: string) => {
  const { result } = stateAt(query);
  if (result === null) throw new Error(`no result at ${query}`);
  return result;
};

test("starts with the advertised terms", () => {
  const { duration, mileage, deposit, result } = stateAt("");
  expect([duration, mileage, deposit]).toEqual(["48", "15000", "2\u202f924"]);
  expect(result?.search).toBe("?duration=48&mileage=15000&deposit=2924");
});

test("writes the month with VAT first, and without VAT beside it", () => {
  const { monthly, other } = resultAt("duration=36&deposit=5000");
  expect(monthly.note).toBe("TTC");
  expect(other?.note).toBe("hors TVA");
  const cents = (amount = "") => Number(amount.replace(",", "").replace(/\D/g, ""));
  expect(Math.abs(cents(other?.amount) * 1.17 - cents(monthly.amount))).toBeLessThan(2);
});

test("states every condition that the law asks for", () => {
  const { statement, asOf } = resultAt("duration=36&mileage=10000&deposit=5000");
  for (const part of [
    "36\u00a0mois",
    "10\u202f000\u00a0km par an",
    "premier versement 5\u202f000\u00a0€",
    "frais de dossier 250\u00a0€",
    "taux débiteur fixe",
    "TAEG",
    "montant total du crédit",
    "montant total dû",
    "Exemple Location S.A.",
    "sous réserve d’acceptation du dossier",
    "20\u00a0novembre\u00a02026",
  ]) {
    expect(`${formatStatement(statement)} ${asOf}`).toContain(part);
  }
});

test("an empty deposit is none, and a deposit may have spaces", () => {
  expect(resultAt("deposit=").search).toContain("deposit=0");
  expect(resultAt("deposit=5+000").search).toContain("deposit=5000");
});

test.each([
  ["duration=72", "Une durée de 72\u00a0mois n’est pas proposée.", "?duration=48&mileage=15000&deposit=2924"],
  ["duration=60", "Au bout de 60\u00a0mois, ce véhicule serait trop âgé", "?duration=48&mileage=15000&deposit=2924"],
  ["mileage=40000", "Un forfait de 40\u202f000\u00a0km par an", "?duration=48&mileage=15000&deposit=2924"],
  ["deposit=9000", "limité à 6\u202f822\u00a0€", "?duration=48&mileage=15000&deposit=6822"],
  ["deposit=abc", "en chiffres", "?duration=48&mileage=15000&deposit=2924"],
])("says why %s cannot be calculated, and what can", (query, message, search) => {
  const { result, problem } = stateAt(query);
  expect(result).toBeNull();
  expect(problem?.message).toContain(message);
  expect(problem?.proposal?.search).toBe(search);
  expect(stateAt(problem?.proposal?.search ?? "").problem).toBeNull();
});

const toCents = (amount: string): number => Number(amount.replaceAll(/[^\d]/g, ""));
const sum = (amounts: readonly string[]): number => amounts.map(toCents).reduce((a, b) => a + b, 0);

test("the schedule has the months of each year and exact sums", () => {
  const { schedule } = resultAt("duration=36");
  const years = schedule?.years ?? [];
  expect(years.map(({ months }) => months.length)).toEqual([12, 12, 12]);
  for (const column of ["payment", "interest", "principal"] as const) {
    for (const year of years) expect(sum(year.months.map((row) => row[column]))).toBe(toCents(year[column]));
    expect(sum(years.map((row) => row[column]))).toBe(toCents(schedule?.total[column] ?? ""));
  }
  expect(years.at(-1)?.balance).toBe("10\u202f582,00");
});
