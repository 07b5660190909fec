import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "node-html-parser";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Lead } from "#domain/leads/index.ts";
import { mailsWith } from "../browser-support/leads/outbox.ts";
import { startSite, type Site } from "../browser-support/sites/site.ts";
import { completedFor } from "../builders/form-answers.ts";
import { createVisitor, PERSON, readControls, unescapeAmpersands } from "./form-visitor.ts";

let site: Site;

const visitor = createVisitor(() => site);

beforeAll(async () => {
  site = await startSite();
});

afterAll(() => site?.dispose());

const plain = (text: string): string => text.replaceAll(/[\s\u00a0\u202f]+/gu, " ").trim();

const mainOf = (html: string) => parse(html).querySelector("main") ?? expect.fail("no main");

const textOf = (html: string): string => plain(mainOf(html).structuredText);

const FORM = "/business-lease/demande";
const VANS = "quantity-ford-transit-courier=3&quantity-opel-vivaro.36.20000=2";
const CARS = "quantity-kia-ev3-business=5";

type OfferJson = { readonly monthly: { readonly cents_without_vat: number; readonly cents: number } };

const monthly = async (slug: string, terms = ""): Promise<OfferJson["monthly"]> => {
  const answer = await visitor.read(`/api/v1/lease-offers/${slug}?${terms}`);
  return (JSON.parse(answer) as OfferJson).monthly;
};

const euros = (cents: number): string =>
  plain(new Intl.NumberFormat("fr", { style: "currency", currency: "EUR" }).format(cents / 100)).replace(",00", "");

const leads = async (): Promise<readonly Lead[]> =>
  JSON.parse((await site.vitrine("leads", "export", "--format", "json")).stdout) as readonly Lead[];

const fleetOf = async () => {
  const { reference, subject } = (await leads()).at(-1) ?? expect.fail("no lead");
  return subject?.type === "fleet" ? { reference, subject } : expect.fail("no fleet");
};

const leadForm = (html: string) =>
  mainOf(html)
    .querySelectorAll("form")
    .find((form) => form.querySelector('[name="formulaire"]') !== null);

/** Sends the form of a page that a visitor has before the eyes. */
const send = (html: string): Promise<Response> => {
  const form = leadForm(html) ?? expect.fail("no form");
  const formulaire = readControls(form.outerHTML).get("formulaire") ?? "";
  const body = new URLSearchParams({
    ...completedFor(form.outerHTML, { ...PERSON, company: "Toitures SA" }),
    formulaire,
  });
  return visitor.request(unescapeAmpersands(form.getAttribute("action") ?? ""), { method: "POST", body });
};

test.each([
  ["/business-lease", ["quantity-kia-ev3-business", "quantity-ford-ranger"]],
  ["/business-lease?duration=36", ["quantity-kia-ev3-business.36.25000"]],
  ["/entreprise/vehicules-utilitaires", ["quantity-opel-vivaro"]],
] as const)("%s has a quantity beside each offer, all of one form", async (path, names) => {
  const page = mainOf(await visitor.read(path));
  const form = page.querySelectorAll(`form[action="${FORM}"]`);
  expect(form).toHaveLength(1);
  const fields = page.querySelectorAll(`input[form="${form[0]?.id}"]`);
  expect(fields).toHaveLength(page.querySelectorAll(".offer-card").length);
  expect(fields.map((field) => field.getAttribute("name"))).toEqual(expect.arrayContaining([...names]));
});

test("private leases have no quantities, and lead to the vans", async () => {
  const page = mainOf(await visitor.read("/private-lease"));
  expect(page.querySelectorAll(".fleet-quantity")).toHaveLength(0);
  expect(page.querySelector('#offres a[href="/business-lease#utilitaires"]')).not.toBeNull();
});

test("an offer for companies can be requested several times at the chosen terms", async () => {
  const page = mainOf(await visitor.read("/business-lease/opel-vivaro?duration=36&mileage=20000&deposit=1000"));
  const href = page.querySelector(`a[href^="${FORM}"]`)?.getAttribute("href") ?? "";
  expect(href).toBe(`${FORM}?quantity-opel-vivaro.36.20000.1000=2`);
  expect(textOf(await visitor.read(href))).toMatch(/36 mois · 20 000 km\/an · premier versement 1 000 €/);
});

test("the request has each line and one total, as the offers have them", async () => {
  const courier = await monthly("ford-transit-courier");
  const vivaro = await monthly("opel-vivaro", "duration=36&mileage=20000");
  const html = await visitor.read(`${FORM}?${VANS}`);
  const text = textOf(html);
  for (const { cents_without_vat: cents } of [courier, vivaro])
    expect(text).toContain(`${euros(cents)} hors TVA par mois et par véhicule`);
  const total = 3 * courier.cents_without_vat + 2 * vivaro.cents_without_vat;
  expect(text).toMatch(new RegExp(`${euros(total).replaceAll(".", "\\.")} hors TVA par mois ?pour 5 véhicules`));
  expect(text).toContain(`Soit ${euros(3 * courier.cents + 2 * vivaro.cents)} toutes taxes comprises par mois`);
  expect(mainOf(html).querySelector('ul[aria-label="Vos véhicules"]')?.text).not.toContain("Avantage en nature");
  expect(text).not.toContain("De quoi s’agit-il");
});

test("cars have the benefit in kind of their drivers, with its source", async () => {
  const text = textOf(await visitor.read(`${FORM}?${CARS}&quantity-opel-vivaro=1`));
  expect(text).toMatch(/Avantage en nature : [\d ,]+ € par voiture et par mois/);
  expect(text).toContain("Source : Règlement grand-ducal modifié du 23 décembre 2016");
});

test.each([
  ["quantity-opel-vivaro=100", "Un nombre est à corriger"],
  ["quantity-opel-vivaro=2.5", "Un nombre est à corriger"],
  ["quantity-opel-vivaro=0", "Aucun véhicule n’est choisi"],
  ["quantity-inconnue=5", "Une offre n’est plus proposée"],
  ["quantity-ford-puma=5", "Une offre n’est plus proposée"],
  [
    Array.from({ length: 21 }, (_, index) => `quantity-opel-vivaro.48.${10_000 + index}=1`).join("&"),
    "Trop d’offres dans une seule demande Une demande compte au plus 20 offres : retirez-en 1",
  ],
])("%s is no request: the page says why, and has no form to send", async (query, message) => {
  const html = await visitor.read(`${FORM}?${query}`);
  expect(textOf(html)).toContain(message);
  expect(leadForm(html)).toBeUndefined();
  expect((await visitor.request(`${FORM}?${query}`, { method: "POST", body: new URLSearchParams() })).status).not.toBe(
    500,
  );
});

test("an offer that is gone is named, and the rest is requested", async () => {
  const html = await visitor.read(`${FORM}?quantity-opel-meriva=2&quantity-opel-vivaro=2`);
  expect(textOf(html)).toContain("Nous l’avons retirée de votre demande : opel meriva. Le reste est inchangé.");
  expect((await send(html)).status).toBe(303);
  expect((await fleetOf()).subject.slug).toBe("opel-vivaro*2");
});

test("lines and totals stand in the lead, the thanks, the mails, the command and the exports", async () => {
  const answer = await send(await visitor.read(`${FORM}?${CARS}&${VANS}`));
  const thanks = answer.headers.get("location") ?? "";
  expect(thanks).toMatch(/^\/business-lease\/demande\/merci\?ref=/);
  const { reference, subject } = await fleetOf();
  const ev3 = await monthly("kia-ev3-business");
  expect(subject.lines.map(({ slug, quantity }) => [slug, quantity])).toEqual([
    ["ford-transit-courier", 3],
    ["kia-ev3-business", 5],
    ["opel-vivaro", 2],
  ]);
  expect(subject.lines[1]).toMatchObject({ lease: { monthly_without_vat_cents: ev3.cents_without_vat } });
  expect(subject.lines.map(({ benefit_cents: benefit }) => benefit !== null)).toEqual([false, true, false]);
  expect(subject.vehicles).toBe(10);
  const total = `${euros(subject.monthly_without_vat_cents)} hors TVA par mois`;
  const command = (await site.vitrine("leads", "show", reference)).stdout;
  const adf = (await site.vitrine("leads", "export", "--format", "adf")).stdout;
  for (const text of [await visitor.read(thanks).then(textOf), plain(command), plain(adf)]) {
    expect(text).toContain(total);
    expect(text).toMatch(/Ford ?(<\/make> <model>)?Transit Courier/);
  }
  expect(plain(command)).toContain("5 × Kia EV3");
  expect(adf.replaceAll("\u00a0", " ")).toContain("Nombre de véhicules : 3");
  const csv = (await site.vitrine("leads", "export", "--format", "csv")).stdout;
  expect(csv).toContain("3 ford-transit-courier | 5 kia-ev3-business | 2 opel-vivaro");
  expect(csv).toContain((subject.monthly_without_vat_cents / 100).toFixed(2));
  await expect.poll(() => mailsWith(site, reference).length).toBe(2);
});

test("an offer that has changed or gone since the page was displayed is said, and nothing is sent until it was seen", async () => {
  const html = await visitor.read(`${FORM}?${CARS}&quantity-opel-vivaro=2`);
  const file = join(import.meta.dirname, "..", "..", "demo", "group", "catalogue", "lease-offers.json");
  const catalogue = JSON.parse(readFileSync(file, "utf8")) as readonly {
    readonly slug: string;
    readonly complete_price: number;
  }[];
  const changed = catalogue.flatMap((offer) => {
    if (offer.slug === "opel-vivaro") return [];
    return offer.slug === "kia-ev3-business" ? { ...offer, complete_price: offer.complete_price + 100_000 } : offer;
  });
  const copy = join(site.dataDir, "changed-offers.json");
  writeFileSync(copy, JSON.stringify(changed));
  const before = await monthly("kia-ev3-business");
  const { code, stderr } = await site.vitrine("import", "lease-offers", copy);
  expect(code, stderr).toBe(0);
  await expect
    .poll(async () => (await monthly("kia-ev3-business")).cents_without_vat)
    .not.toBe(before.cents_without_vat);
  const count = (await leads()).length;
  const refused = await send(html);
  expect(refused.status).toBe(409);
  const page = await refused.text();
  const { cents_without_vat: now } = await monthly("kia-ev3-business");
  expect(textOf(page)).toContain("Une offre de votre demande a changé depuis l’affichage de cette page");
  expect(textOf(page)).toContain(`${euros(5 * now)} hors TVA par mois`);
  expect(page).toContain('value="Toitures SA"');
  expect(await leads()).toHaveLength(count);
  expect((await send(page)).status).toBe(303);
  expect((await fleetOf()).subject).toMatchObject({ slug: "kia-ev3-business*5", monthly_without_vat_cents: 5 * now });
});
