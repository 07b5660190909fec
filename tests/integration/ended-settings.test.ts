import type { HTMLElement } from "node-html-parser";
import { expect, test } from "vitest";
import { parse, stringify } from "yaml";
import { addDays } from "../../src/domain/locations/index.ts";
import { utcDay, valueAt } from "../../src/domain/shared/index.ts";
import { openSite } from "./site-with-settings.ts";

const YESTERDAY = addDays(utcDay(new Date()), -1);

/** The last day of each entry at these paths was yesterday. */
const end =
  (...paths: readonly string[]) =>
  (settings: string): string => {
    const values: unknown = parse(settings);
    for (const path of paths) {
      const entries = valueAt(values, path.split(".")) as { until?: string }[];
      for (const entry of entries) entry.until = YESTERDAY;
    }
    return stringify(values);
  };

/** With plain spaces. */
const textOf = (page: HTMLElement, selector = "main"): string =>
  (page.querySelector(selector)?.text ?? "").replaceAll(/[\s\u00a0\u202f]+/g, " ");

test("a rule, charge or price whose last day has passed is said to be unknown, and its figure is nowhere", async () => {
  const read = await openSite(
    end("finance.benefit_in_kind", "finance.intermediary", "charges", "ownership.bonus", "ownership.energy"),
  );
  const offer = await read("/business-lease/kia-ev3-business");
  expect(textOf(offer, "#avantage")).toMatch(
    /^Avantage en nature ?Pas de montant à ce jour : la dernière règle que nous connaissons valait jusqu’au \d.+ 20\d\d\.$/,
  );
  expect(textOf(offer)).not.toMatch(/Avantage en nature : \d/);
  expect(textOf(await read("/mentions-legales"))).toContain(
    "agit comme intermédiaire, dont le statut n’est pas renseigné à ce jour.",
  );
  const list = await read("/stock?fuel=electric&condition=new&availability=available");
  const vehicle = await read(list.querySelector(".card-link")?.getAttribute("href") ?? "");
  expect(textOf(vehicle, ".offer-charges")).toBe("Livraison et immatriculation : montants sur demande.");
  expect(textOf(vehicle)).not.toMatch(/185 €|Notre rôle|\{finance/);
  expect(textOf(vehicle, "#cout")).toMatch(/Les totaux ne comprennent pas : énergie et prime de l’État\./i);
  expect(textOf(vehicle, "#cout")).not.toMatch(/6 000 €|€\/kWh/);
});

test("without a rate in force no monthly payment is stated, and pages say so", async () => {
  const read = await openSite(end("finance.rates"));
  const list = await read("/stock?fuel=electric&condition=new&availability=available");
  expect(textOf(list)).not.toContain("/mois");
  const path = list.querySelector(".card-link")?.getAttribute("href") ?? "";
  expect(textOf(await read(path))).not.toMatch(/par mois|taux débiteur/i);
  expect(textOf(await read(`${path}/lease-calculator`))).toContain(
    "Ce leasing ne peut pas être calculé en ligne : demandez-nous une offre.",
  );
  expect(textOf(await read("/private-lease"))).not.toMatch(/\d €/);
});
