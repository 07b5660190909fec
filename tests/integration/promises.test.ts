import type { HTMLElement } from "node-html-parser";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Site, startSite } from "../browser-support/sites/site.ts";
import { openSite, readPages } from "./site-with-settings.ts";

type Read = Awaited<ReturnType<typeof openSite>>;

/** Another time for an answer, another text, another period, and a registration without a price. */
const otherPromises = (settings: string): string =>
  settings
    .replace("- { within: 4h }", "- { within: 12h }")
    .replace('text: "sept jours"', 'text: "cinq jours"')
    .replace("default_months: 36", "default_months: 30")
    .replace("registration: { cents: 18500 }", "registration: included");

let site: Site;
let other: Read;

beforeAll(async () => {
  site = await startSite({ settings: otherPromises });
  other = readPages(site.url);
});

afterAll(() => site?.dispose());

/** With plain spaces. */
const textOf = (page: HTMLElement): string =>
  (page.querySelector("main")?.text ?? "").replaceAll(/[\s\u00a0\u202f]+/g, " ");

const firstVehicle = async (read: Read, query: string): Promise<string> => {
  const list = await read(`/stock?availability=available&${query}`);
  return list.querySelector(".card-link")?.getAttribute("href") ?? "";
};

const euros = (text: string): number => Number(text.replaceAll(/[^\d,]/g, "").replace(",", "."));

test("pages promise an answer in the time after which leads are late", async () => {
  const shipped = await openSite();
  expect(textOf(await shipped("/contact"))).toContain("Nous répondons sous un jour ouvré.");
  expect(textOf(await shipped("/carrieres"))).toContain("vous répond sous cinq jours ouvrés, par un oui");
  expect(textOf(await other("/contact"))).toContain("Nous répondons sous deux jours ouvrés.");
  expect(textOf(await other("/vendre-ma-voiture"))).toContain("un acheteur vous répond sous deux jours ouvrés");
  const never = await openSite((settings) => settings.replace("- { within: 4h }", "- { within: off }"));
  expect(textOf(await never("/contact"))).toContain("Nous répondons dès que possible.");
});

test("pages state what people promise, from one place", async () => {
  expect(textOf(await other("/vendre-ma-voiture"))).toContain("une offre écrite, valable cinq jours.");
  expect(textOf(await other("/centre-de-vehicules-d-occasion"))).toContain("valable cinq jours.");
  for (const path of ["/", "/contact", "/faq", "/vendre-ma-voiture", "/private-lease", "/carrieres"])
    expect(textOf(await other(path))).not.toMatch(/\{[a-z]+\.[\w.]+\}/);
});

test("the privacy page says how long requests are stored, why and by which legal basis", async () => {
  const text = textOf(await other("/politique-de-traitement-des-donnees"));
  expect(text).toContain("Une demande est effacée 30 mois après notre dernier contact. Pourquoi si longtemps ?");
  expect(text).toContain("Base légale : notre intérêt légitime à le prouver");
});

test("a vehicle's page states delivery, registration and what the buyer pays in all", async () => {
  const read = await openSite();
  const page = await read(await firstVehicle(read, "condition=used"));
  const price = euros(page.querySelector(".offer-price .price-amount")?.text ?? "");
  const charges = page.querySelector(".offer-charges")?.text.replaceAll(/[\u00a0\u202f]/g, " ") ?? "";
  expect(charges).toMatch(
    /^Livraison en concession comprise\. Immatriculation par nos soins : 185 €\. Avec ces frais : /,
  );
  expect(euros(charges.split("Avec ces frais : ")[1]?.replace(/\.$/, "") ?? "")).toBe(price + 185);
  const included = await other(await firstVehicle(other, "condition=used"));
  expect(included.querySelector(".offer-charges")?.text).toBe("Livraison en concession et immatriculation comprises.");
});

test("a public subsidy stands beside its condition, and nothing of it is folded away", async () => {
  const read = await openSite();
  const page = await read(await firstVehicle(read, "fuel=electric&condition=new&kind=passenger"));
  const cost = page.querySelector("#cout");
  const row = cost?.querySelectorAll("tr").find((tr) => tr.text.includes("Prime de l’État"));
  const condition = row?.querySelector("th")?.text.replaceAll(/[\u00a0\u202f]/g, " ");
  expect(condition).toMatch(/6 ?000 € si elle est accordée, véhicule à garder 36 mois au moins/);
  expect(row?.closest("details")).toBeNull();
  expect(textOf(page)).toContain("Prime publique : 6 000 € si elle est accordée, véhicule à garder 36 mois au moins");
});

test("a credit and the legal notice state the group's role and its number in the register", async () => {
  const read = await openSite();
  const role = "intermédiaire de crédit à titre accessoire, sans exclusivité, registre de la CSSF";
  expect(textOf(await read("/mentions-legales"))).toContain(`agit comme ${role}`);
  const offers = await read("/private-lease");
  const offer = offers.querySelector('a[href^="/private-lease/"]')?.getAttribute("href") ?? "";
  // A rental is no credit.
  expect(textOf(await read(offer))).toContain("en location longue durée");
  expect(textOf(await read(offer))).not.toContain("Notre rôle");
  expect(textOf(await read(await firstVehicle(read, "monthly-max=300")))).toContain(`Notre rôle : ${role}`);
});
