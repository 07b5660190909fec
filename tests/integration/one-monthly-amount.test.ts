import type { HTMLElement } from "node-html-parser";
import { beforeAll, describe, expect, test } from "vitest";
import { calculatorOf, cardsOf, differs, euros, faultsOfPage, plain, statedOfPage } from "./monthly-amounts.ts";
import { sharedSite } from "../browser-support/sites/shared-site.ts";
import { openSite } from "./site-with-settings.ts";

type Read = Awaited<ReturnType<typeof openSite>>;

let read: Read;

beforeAll(async () => {
  read = await openSite();
});

/** Vehicles of all ages, prices, kinds and energies; those of a short contract are cheap and old. */
const QUERIES = [
  "sort=price",
  "sort=price&page=6",
  "sort=-price",
  "condition=used&sort=year",
  "condition=used&sort=-mileage",
  "condition=new",
  "fuel=electric",
  "kind=van",
];

describe("a vehicle states one payment", () => {
  test("the same amount at the same terms on its page, on each card and in its calculator", async () => {
    const paths = new Set<string>();
    const faults: string[] = [];
    const seen = { leased: 0, otherTerms: 0, without: 0 };
    for (const query of QUERIES) {
      for (const [path, card] of cardsOf(await read(`/stock?availability=available&${query}`)).slice(0, 5)) {
        if (paths.has(path)) continue;
        paths.add(path);
        const page = await read(path);
        const stated = statedOfPage(page);
        const calculator = stated && calculatorOf(await read(`${path}/lease-calculator`));
        const elsewhere = [...differs("card", card, stated), ...differs("calculator", calculator, stated)];
        faults.push(...[...faultsOfPage(page), ...elsewhere].map((fault) => `${path}: ${fault}`));
        if (stated === null) seen.without += 1;
        else if (stated.terms.startsWith("48 mois, 15 000")) seen.leased += 1;
        else seen.otherTerms += 1;
      }
    }
    expect(faults).toEqual([]);
    expect(seen.leased).toBeGreaterThan(10);
    expect(seen.otherTerms).toBeGreaterThan(2);
    expect(seen.without).toBeGreaterThan(0);
  });

  test("also at the terms of an address", async () => {
    const [[path] = [""]] = cardsOf(await read("/stock?availability=available&condition=new&sort=price"));
    const page = await read(`${path}?duration=24&mileage=20000&deposit=500`);
    expect(faultsOfPage(page)).toEqual([]);
    expect(statedOfPage(page)?.terms).toBe("24 mois, 20 000 km, 500 €");
  });
});

const monthsOf = (page: HTMLElement): readonly number[] =>
  page
    .querySelectorAll(".lease-grid thead th")
    .slice(1)
    .map(({ text }) => Number.parseInt(text, 10));

/** With its cents, as the table of all terms has it. */
const amountIn = (element: HTMLElement): number => euros(element.querySelector(".price")?.text);

/** The paths of all offers, with the payment of the card that lists have of it. */
const offerAmounts = async (): Promise<ReadonlyMap<string, number | null>> => {
  const answer = await fetch(`${sharedSite().url}/api/v1/lease-offers?perPage=100`);
  const { offers } = (await answer.json()) as { readonly offers: readonly { readonly url: string }[] };
  const lists = [await read("/private-lease"), await read("/business-lease")];
  const cards = lists.flatMap((page) => page.querySelectorAll(".offer-card"));
  const onCards = new Map(
    cards.map((card) => [card.querySelector(".card-link")?.getAttribute("href"), amountIn(card)] as const),
  );
  expect(onCards.size).toBeGreaterThan(50);
  return new Map(
    offers.map(({ url }) => {
      const { pathname } = new URL(url);
      return [pathname, onCards.get(pathname) ?? null];
    }),
  );
};

test("where a longer lease is dearer a month its table says why, and the reason is true", async () => {
  const amounts = await offerAmounts();
  expect(amounts.size).toBe(69);
  let explained = 0;
  for (const [path, onCard] of amounts) {
    const page = await read(path);
    const onPage = amountIn(page.querySelector(".offer") ?? page);
    expect(onCard ?? onPage, path).toBe(onPage);
    const months = monthsOf(page);
    const deposit = euros(page.querySelector('select[name="deposit"] option[selected]')?.text);
    const rows = page
      .querySelectorAll(".lease-grid tbody tr")
      .map((row) => row.querySelectorAll("td").map(({ text }) => (/\d/.test(text) ? euros(text) : null)));
    const dearer = rows.flatMap((row) =>
      row.flatMap((amount, index) => {
        const before = row[index - 1];
        return amount && before && amount > before ? [[index, before, amount] as const] : [];
      }),
    );
    const note = plain(page.querySelector(".lease-grid-note")?.text);
    expect(note !== "", path).toBe(dearer.length > 0);
    for (const [index, before, amount] of dearer) {
      const perMonth = (at: number, payment: number): number => payment + deposit / (months[at] ?? Number.NaN);
      expect(perMonth(index, amount), `${path}: ${note}`).toBeLessThanOrEqual(perMonth(index - 1, before));
      expect(note).toContain("Le premier versement s’y répartit sur plus de mois");
      explained += 1;
    }
  }
  expect(explained).toBeGreaterThan(20);
});
