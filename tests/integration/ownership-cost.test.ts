import type { HTMLElement } from "node-html-parser";
import { expect, test } from "vitest";
import { openSite } from "./site-with-settings.ts";

type Read = Awaited<ReturnType<typeof openSite>>;

const firstVehicle = async (read: Read, query: string): Promise<string> => {
  const list = await read(`/stock?availability=available&${query}`);
  return list.querySelector(".card-link")?.getAttribute("href") ?? "";
};

const section = async (read: Read, path: string): Promise<HTMLElement> => {
  const cost = (await read(path)).querySelector("#cout");
  if (cost === null) throw new Error(`${path} has no cost of ownership`);
  return cost;
};

const rowsOf = (cost: HTMLElement): ReadonlyMap<string, readonly string[]> =>
  new Map(
    cost
      .querySelectorAll("tr:has(td)")
      .map((row) => [
        row.querySelector("th")?.text.trim() ?? "",
        row.querySelectorAll("td").map((cell) => cell.text.trim()),
      ]),
  );

const assumptionsOf = (cost: HTMLElement): ReadonlyMap<string, string> =>
  new Map(
    cost
      .querySelectorAll("dl > div")
      .map((entry) => [entry.querySelector("dt")?.text ?? "", entry.querySelector("dd")?.text ?? ""]),
  );

const NEW_ELECTRIC = "fuel=electric&condition=new&kind=passenger";

test("a vehicle's page states the cost of cash, loan and lease with dated sources", async () => {
  const read = await openSite();
  const cost = await section(read, await firstVehicle(read, NEW_ELECTRIC));
  const rows = rowsOf(cost);
  expect(rows.get("Taxe sur les véhicules")).toEqual(Array(3).fill("3\u00a0€"));
  expect(rows.get("Total par mois")).toHaveLength(3);
  const assumptions = assumptionsOf(cost);
  expect(assumptions.get("Taxe sur les véhicules")).toMatch(
    /Sans moteur à combustion\s: 30\s€ par an\..*Loi du 22 décembre 2006.*1er\sjanvier\s2021/,
  );
  // The rate of the examples on the page about financing.
  expect(assumptions.get("Crédit")).toContain("taux débiteur fixe 4,99\u00a0%");
  expect(assumptions.get("Assurance")).toContain("tarifs publiés par les assureurs");
  expect(assumptions.get("Entretien")).toContain("factures moyennes de nos ateliers");
  for (const title of [
    "Perte de valeur",
    "Crédit",
    "Location avec option d’achat",
    "Énergie",
    "Assurance",
    "Entretien",
  ]) {
    expect(assumptions.get(title), title).toMatch(/depuis le \S+\s\S+\s20\d\d\./);
  }
});

test("the parameters of an address change the figures, and invalid ones are reported", async () => {
  const read = await openSite();
  const path = await firstVehicle(read, "fuel=petrol&condition=used&kind=passenger");
  const energyAt = async (query: string): Promise<number> =>
    Number.parseInt(rowsOf(await section(read, path + query)).get("Énergie")?.[0] ?? "", 10);
  const usual = await energyAt("");
  expect(await energyAt("?cost-km=30000")).toBeGreaterThan(usual * 1.9);
  expect(await energyAt("?cost-fuel=3")).toBeGreaterThan(usual * 1.9);
  const wrong = await section(read, `${path}?cost-km=1&cost-fuel=%3Cscript%3E`);
  expect(wrong.querySelectorAll("[aria-invalid=true]")).toHaveLength(2);
  expect(rowsOf(wrong).get("Énergie")?.[0]).toContain(String(usual));
});

test("a vehicle too old for an estimate of its loss of value has one column of what is known, and no total", async () => {
  const read = await openSite();
  const cost = await section(read, await firstVehicle(read, "condition=used&fuel=diesel&year-max=2012"));
  const rows = rowsOf(cost);
  expect([...rows.values()].map((cells) => cells.length)).toEqual(Array(rows.size).fill(1));
  expect([...rows].find(([name]) => name.startsWith("Perte de valeur"))).toEqual([
    "Perte de valeurTrop d’années ou de kilomètres pour une estimation",
    ["–non estimé"],
  ]);
  expect(rows.get("Énergie")?.[0]).toMatch(/^\d+\s€$/);
  expect(rows.has("Total par mois")).toBe(false);
  expect(cost.querySelectorAll(".cost-mark, .cost-chart")).toEqual([]);
  expect(cost.text).not.toContain("selon la façon de le payer");
});

test("a market without a tax formula and a bonus says so and promises nothing", async () => {
  const read = await openSite((settings) =>
    settings
      .replace(/\n {2}# a × b × c[\s\S]*?\n {2}bonus:/, "\n  tax: null\n  bonus:")
      .replace(/\n {2}bonus:[\s\S]*?\n {2}# The loan/, "\n  bonus: null\n  # The loan"),
  );
  const cost = await section(read, await firstVehicle(read, NEW_ELECTRIC));
  const rows = [...rowsOf(cost).keys()];
  expect(rows.find((label) => label.startsWith("Taxe sur les véhicules"))).toContain("non estimée");
  expect(rows.join()).not.toContain("Prime");
  expect(cost.text).toMatch(/Les totaux ne comprennent pas\s: taxe sur les véhicules\./);
});
