import type { HTMLElement } from "node-html-parser";
import { expect, test } from "vitest";
import { openSite } from "./site-with-settings.ts";

const NEW_CARS = "/stock?condition=new&kind=passenger";

/** Editors write the tables of measured values on these pages themselves. */
const MODEL_STORIES = ["/ford/puma", "/vehicules-utilitaires/opel-utilitaires/vivaro"];

/** One page of each kind that can state a monthly payment. */
const findPages = async (read: (path: string) => Promise<HTMLElement>): Promise<readonly string[]> => {
  const list = await read(NEW_CARS);
  const vehicles = list
    .querySelectorAll(".card:has(.monthly) .card-link")
    .flatMap((link) => link.getAttribute("href") ?? []);
  const [one = "", other = ""] = vehicles;
  const ids = [one, other].map((href) => /\/(\d+)-/.exec(href)?.[1] ?? "").join(".");
  return [
    NEW_CARS,
    "/",
    one,
    `${one}/fiche`,
    `/stock/comparer?ids=${ids}`,
    `/stock/favoris?ids=${ids}`,
    "/ford",
    "/ford/models/puma",
    "/private-lease",
    "/business-lease",
    "/entreprise/vehicules-utilitaires",
    ...MODEL_STORIES,
  ];
};

const AMOUNTS = ".monthly, .price:has(.price-suffix), .sheet-amount";

const isMonthly = (element: HTMLElement): boolean => element.text.includes("mois");

const CONDITIONS =
  /Location (?:longue durée|avec option d’achat) sur .+ par an.+ premier versement .+ sous réserve d’acceptation du dossier/is;
const EMISSIONS = /\/100\skm.*CO₂\s\d+\sg\/km|CO₂.*g\/km/s;

/** The smallest element around an amount that states conditions and emissions; null if only the whole page does. */
const statementOf = (amount: HTMLElement): HTMLElement | null => {
  let element: HTMLElement | null = amount;
  while (element !== null && !(CONDITIONS.test(element.text) && EMISSIONS.test(element.text))) {
    element = element.parentNode;
  }
  return element === null || ["MAIN", "BODY", "UL"].includes(element.tagName) ? null : element;
};

test("every monthly payment stands beside its conditions, CO₂ and consumption", async () => {
  const read = await openSite();
  for (const path of await findPages(read)) {
    const amounts = (await read(path)).querySelectorAll(AMOUNTS).filter(isMonthly);
    expect(amounts.length, `${path} has monthly payments`).toBeGreaterThan(0);
    const bare = amounts.filter((amount) => statementOf(amount) === null);
    expect(bare.map((amount) => `${path}: ${amount.text}`)).toEqual([]);
  }
});

/** What the example of a credit states. Source: Directive (EU) 2023/2225, article 8. */
const EXAMPLE = [
  /sur (?:24|36|48)\smois et 1[05]\s000\skm par an, premier versement [\d\s]+€, sous réserve d’acceptation du dossier\./,
  /^Prix au comptant\t[\d\s]+€$/m,
  /^Mensualité\t[\d\s,]+€$/m,
  /^Prix de l’option d’achat\t[\d\s,]+€$/m,
  /^Montant total du crédit\t[\d\s,]+€$/m,
  /^Taux débiteur fixe\t[\d,]+\s%$/m,
  /^TAEG\t[\d,]+\s%$/m,
  /^Montant total dû\t[\d\s,]+€$/m,
  /^Attention\s! Emprunter de l’argent coûte de l’argent\.$/m,
];

test("each payment of a list has its own example, and the list once what all have in common", async () => {
  const read = await openSite();
  for (const path of ["/stock", NEW_CARS, "/"]) {
    const page = await read(path);
    const examples = page.querySelectorAll(".card .popover-lines").map(({ text }) => text);
    expect(examples.length, path).toBeGreaterThan(2);
    expect(examples.flatMap((text) => EXAMPLE.filter((part) => !part.test(text)))).toEqual([]);
    for (const list of page
      .querySelectorAll(".vehicle-grid, .rail, .phone-row")
      .filter((one) => one.querySelector(".monthly"))) {
      expect(list.text).not.toContain("Exemple non contractuel");
      const note = list.parentNode?.querySelectorAll(".payment-note p").map(({ text }) => text);
      expect(note, path).toEqual([
        expect.stringMatching(/taxes comprises.+Loueur\s: Alzette.+intermédiaire de crédit.+Exemple non contractuel/),
      ]);
    }
  }
});

test("wltp: false hides measured values on every page", async () => {
  const read = await openSite((settings) => settings.replace("\nwltp: true", "\nwltp: false"));
  for (const path of (await findPages(read)).filter((page) => !MODEL_STORIES.includes(page))) {
    const main = (await read(path)).querySelector("main")?.text ?? "";
    expect(main, path).not.toMatch(/CO₂\s\d|\d\sg\/km|\d\s(?:l|kg|kWh)\/100\skm|Consommation WLTP|Autonomie WLTP/);
  }
});

const beforeConditions = (text: string): string => text.split("Conditions complètes")[0] ?? "";

test("lease.co2: false leaves CO₂ out beside the lease of a model", async () => {
  const read = await openSite((settings) => settings.replace("lease: { co2: true }", "lease: { co2: false }"));
  const prices = (await read("/ford/models/puma")).querySelector(".model-prices")?.text ?? "";
  expect(prices).toMatch(/5,3\sl\/100\skm \(WLTP\)/);
  // The legal statement of an offer has to name it.
  expect(beforeConditions(prices)).not.toContain("CO₂");
  expect(prices).toMatch(/Consommation et émissions\s: .+CO₂\s\d+\sg\/km/);
  const cards = (await read("/private-lease")).querySelectorAll(".offer-card");
  expect(cards.length).toBeGreaterThan(0);
  for (const { text } of cards) {
    expect(beforeConditions(text)).not.toContain("CO₂");
    expect(text).toMatch(/CO₂\s\d+\sg\/km/);
  }
});
