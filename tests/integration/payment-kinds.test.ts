import type { HTMLElement } from "node-html-parser";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { withoutLastDays } from "../builders/settings-file.ts";
import { type Site, startSite } from "../browser-support/sites/site.ts";
import { sharedSite } from "../browser-support/sites/shared-site.ts";
import { createVisitor } from "./form-visitor.ts";
import { openSite, readPages } from "./site-with-settings.ts";

const visitor = createVisitor(() => sharedSite());

/** The other kind of payment everywhere: rentals of the stock, and offers with an option. */
const otherKinds = (settings: string): string =>
  withoutLastDays(settings)
    .replace("stock_monthly: lease_with_option", "stock_monthly: rental")
    .replace("online_leasing: lease_with_option", "online_leasing: rental")
    .replace("private_lease: rental", "private_lease: lease_with_option")
    .replace("business_lease: rental", "business_lease: lease_with_option");

let other: Site;

beforeAll(async () => {
  other = await startSite({ settings: otherKinds });
});

afterAll(() => other?.dispose());

/** What nobody who rents a car has: a rate, a credit, a residual value, the warning of borrowers. */
const OF_A_CREDIT = /TAEG|taux débiteur|crédit|résiduelle|option d’achat|emprunter/i;

const plain = (text: string): string => text.replaceAll(/[\u00a0\u202f]/g, " ").replaceAll(/\s+/g, " ");

type Read = (path: string) => Promise<HTMLElement>;

const textsOf = async (read: Read, path: string, selector: string): Promise<readonly string[]> =>
  (await read(path)).querySelectorAll(selector).map(({ text }) => plain(text));

/** Where an offer or the stock states a payment: the page and the elements that state it. */
const RENTED: readonly (readonly [path: string, selector: string])[] = [
  ["/private-lease", ".offer-card"],
  ["/business-lease", ".offer-card"],
  ["/entreprise/vehicules-utilitaires", ".offer-card"],
  ["/private-lease/ford-puma", ".offer"],
  ["/business-lease/kia-ev3-business", ".offer"],
  ["/business-lease/ford-transit", ".offer"],
  ["/ford/models/puma", ".model-prices > div:last-child"],
];

const readNewCar = async (read: Read): Promise<string> => {
  const list = await read("/stock?condition=new&kind=passenger");
  const link = list.querySelector(".card:has(.monthly) .card-link");
  return link?.getAttribute("href") ?? expect.fail("no new car with a monthly price");
};

const stockSurfaces = async (read: Read): Promise<readonly (readonly [path: string, selector: string])[]> => {
  const car = await readNewCar(read);
  const id = /\/(\d+)-/.exec(car)?.[1] ?? "";
  return [
    ["/stock?condition=new&kind=passenger", ".vehicle-money:has(.monthly)"],
    [car, ".lease-panel"],
    [`${car}/lease-calculator`, "main"],
    [`${car}/leasing-en-ligne`, "main"],
    [`${car}/fiche`, "main"],
    [`/stock/comparer?ids=${id}`, "td:has(.monthly)"],
    [`/stock/favoris?ids=${id}`, ".vehicle-money:has(.monthly)"],
  ];
};

/** What a text has to state, and what it must not. */
type Statement = { readonly has: readonly RegExp[]; readonly hasNot: readonly RegExp[] };

const OF_A_RENTAL: Statement = {
  has: [/en location longue durée/i, /total des loyers et des frais/i],
  hasNot: [OF_A_CREDIT],
};

const OF_AN_OPTION: Statement = {
  has: [
    /en location avec option d’achat/i,
    /prix de l’option d’achat[:\s]*[\d ,]+ €/i,
    /TAEG/,
    /Emprunter de l’argent coûte de l’argent/,
  ],
  hasNot: [/résiduelle/i],
};

/** Each surface that misses a statement or states too much; also one without any payment. */
const findFaults = async (
  read: Read,
  surfaces: readonly (readonly [path: string, selector: string])[],
  { has, hasNot }: Statement,
): Promise<readonly string[]> => {
  const faults: string[] = [];
  for (const [path, selector] of surfaces) {
    const texts = await textsOf(read, path, selector);
    if (texts.length === 0) faults.push(`${path} has no ${selector}`);
    for (const text of texts) {
      faults.push(
        ...has.filter((pattern) => !pattern.test(text)).map((pattern) => `${path} lacks ${pattern}: ${text}`),
      );
      faults.push(
        ...hasNot.filter((pattern) => pattern.test(text)).map((pattern) => `${path} has ${pattern}: ${text}`),
      );
    }
  }
  return faults;
};

describe("a rental", () => {
  test("states its payments and their total, and nothing of a credit, on each surface", async () => {
    expect(await findFaults(await openSite(), RENTED, OF_A_RENTAL)).toEqual([]);
  });

  test("of an offer's page has a calculation without residual value and rates", async () => {
    const read = await openSite();
    for (const path of ["/private-lease/ford-puma", "/business-lease/kia-ev3-business"]) {
      const [calculation = ""] = await textsOf(read, path, "#calcul");
      expect(calculation).toContain("Total des loyers et des frais");
      expect(calculation).not.toMatch(OF_A_CREDIT);
    }
  });

  test("is what the stock has where the settings say so", async () => {
    const read = readPages(other.url);
    expect(await findFaults(read, await stockSurfaces(read), OF_A_RENTAL)).toEqual([]);
  });
});

describe("a lease with an option", () => {
  test("states the option's price, its rates and the warning on each surface of the stock", async () => {
    const read = await openSite();
    expect(await findFaults(read, await stockSurfaces(read), OF_AN_OPTION)).toEqual([]);
  });

  test("is what offers are where the settings say so", async () => {
    expect(await findFaults(readPages(other.url), RENTED, OF_AN_OPTION)).toEqual([]);
  });
});

test("the warning of borrowers stands once in the box of a payment and once in that of the costs", async () => {
  const read = await openSite();
  const car = await readNewCar(read);
  for (const box of [".lease-panel", "#cout"]) {
    const [text = ""] = await textsOf(read, car, box);
    expect(text.match(/Emprunter de l’argent/g), box).toHaveLength(1);
  }
});

test("a loan of the cost of ownership stands with its rates and the warning", async () => {
  const read = await openSite();
  const [text = ""] = await textsOf(read, await readNewCar(read), "#cout");
  expect(text).toMatch(/Crédit\s?[\d ]+ € sur .*TAEG .*Emprunter de l’argent coûte de l’argent/);
});

type OfferJson = {
  readonly payment_kind: string;
  readonly terms: { readonly duration: number; readonly deposit: number };
  readonly monthly: { readonly cents: number };
  readonly establishment_fee: number;
  readonly total_cents: number;
};

const readJson = async <T>(path: string): Promise<T> => (await visitor.request(path)).json() as Promise<T>;

describe("the JSON", () => {
  test("of a rental has no value of a credit, and a total of payments and fee", async () => {
    const { offers } = await readJson<{ readonly offers: readonly OfferJson[] }>("/api/v1/lease-offers");
    expect(offers.length).toBeGreaterThan(50);
    for (const offer of offers) {
      expect(offer).toMatchObject({
        payment_kind: "rental",
        option_price_cents: null,
        residual_cents: null,
        yearly_rate: null,
        effective_rate: null,
        warning: null,
      });
      const { terms, monthly, establishment_fee: fee, total_cents: total } = offer;
      // The last payment has the cents that the others were rounded by.
      expect(Math.abs(total - (terms.deposit + fee + terms.duration * monthly.cents))).toBeLessThan(terms.duration);
    }
  });

  test("of a vehicle's lease has the option's price, by its old name as well", async () => {
    const { id } = await visitor.findFirstVehicle("condition=new&monthly-max=700");
    const lease = await readJson<Record<string, unknown>>(`/api/v1/vehicles/${id}/lease`);
    expect(lease).toMatchObject({ payment_kind: "lease_with_option", residual_cents: lease["option_price_cents"] });
    expect(lease["option_price_cents"]).toBeGreaterThan(0);
    expect(lease["warning"]).toContain("Emprunter");
  });

  test("of a business offer has the benefit in kind with its rule, which its page states", async () => {
    const offer = await fetch(`${other.url}/api/v1/lease-offers/kia-ev3-business`);
    const { benefit_in_kind: benefit, complete_price: price } = (await offer.json()) as {
      readonly benefit_in_kind: { readonly cents: number; readonly share: number; readonly from: string };
      readonly complete_price: number;
    };
    expect(benefit).toMatchObject({ share: 0.005, cents: Math.floor(price * 0.005 + 0.5), from: "2025-01-01" });
    const [text = ""] = await textsOf(readPages(other.url), "/business-lease/kia-ev3-business", "#avantage");
    expect(text).toMatch(/0,5 % du prix à neuf.*1er janvier 2025/);
    const privateOffer = await readJson<object>("/api/v1/lease-offers/ford-puma");
    expect(privateOffer).toMatchObject({ benefit_in_kind: null });
  });
});

test("the monthlyCost of a vehicle and of an offer leads to the sum of the cost of ownership", async () => {
  const read = await openSite();
  for (const path of [await readNewCar(read), "/private-lease/ford-puma", "/business-lease/kia-ev3-business"]) {
    const page = await read(path);
    const monthlyCost = page.querySelector('.lease-panel a[href="#cout"], .lease-payment a[href="#cout"]');
    const sum = /^environ ([\d ]+) € TTC par mois/.exec(plain(monthlyCost?.text ?? ""))?.[1];
    const totals = page.querySelectorAll("#cout tfoot td").map(({ text }) => plain(text));
    expect(totals[2], path).toBe(`${sum} €`);
  }
});
