import type { HTMLElement } from "node-html-parser";
import { beforeAll, describe, expect, test } from "vitest";
import { openSite } from "./site-with-settings.ts";

type Read = Awaited<ReturnType<typeof openSite>>;

let read: Read;

beforeAll(async () => {
  read = await openSite();
});

const plain = (text: string | undefined): string => (text ?? "").replaceAll(/[\s\u00a0\u202f]+/g, " ").trim();

const euros = (text: string | undefined): number =>
  Number(
    plain(text)
      .replaceAll(/[^\d,]/g, "")
      .replace(",", "."),
  );

/** Cards of all ages, prices and energies. */
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

const vehiclePaths = async (): Promise<readonly string[]> => {
  const paths = new Set<string>();
  for (const query of QUERIES) {
    const list = await read(`/stock?availability=available&${query}`);
    for (const link of list.querySelectorAll(".card-link").slice(0, 6)) paths.add(link.getAttribute("href") ?? "");
  }
  return [...paths];
};

/** The cost a month of the payment, and what the table says of the lease. */
const amountsOf = (page: HTMLElement) => {
  const table = page.querySelector("#cout .cost-table");
  const columns = table?.querySelectorAll("thead th").map(({ text }) => plain(text)) ?? [];
  const column = columns.findIndex((label) => label.startsWith("Location"));
  return {
    isLeased: page.querySelector(".lease-panel") !== null,
    /** Undefined also where the energy is unknown. */
    payment: page.querySelector(".lease-panel")?.querySelector('a[href="#cout"]')?.text,
    column,
    total: column < 0 ? undefined : table?.querySelectorAll("tfoot td")[column - 1]?.text,
    duration: /(\d+) mois/.exec(plain(page.querySelector(".lease-panel-details")?.text))?.[1],
    years: page.querySelector("#cout option[selected]")?.getAttribute("value"),
  };
};

describe("a vehicle states one cost a month", () => {
  test("the table opens at the duration of the payment, with the same sum; without a lease it has no column of one", async () => {
    const seen = { leased: 0, otherDuration: 0, without: 0 };
    for (const path of await vehiclePaths()) {
      const { isLeased, payment, column, total, duration, years } = amountsOf(await read(path));
      expect(column >= 0, path).toBe(isLeased);
      if (!isLeased) {
        seen.without += 1;
        continue;
      }
      expect(euros(payment ?? total), path).toBe(euros(total));
      expect(Number(years) * 12, path).toBe(Number(duration));
      seen.leased += 1;
      if (duration !== "48") seen.otherDuration += 1;
    }
    expect(seen.leased).toBeGreaterThan(20);
    expect(seen.otherDuration).toBeGreaterThan(2);
    expect(seen.without).toBeGreaterThan(0);
  });

  test("also at the terms of an address", async () => {
    const [path = ""] = await vehiclePaths();
    const terms = "duration=24&mileage=20000&deposit=500";
    const { payment, total, years } = amountsOf(await read(`${path}?${terms}`));
    expect(euros(total)).toBe(euros(payment));
    expect(years).toBe("2");
  });
});

const monthsOf = (page: HTMLElement): readonly number[] =>
  page
    .querySelectorAll(".lease-grid thead th")
    .slice(1)
    .map(({ text }) => Number.parseInt(text, 10));

test("where a longer lease is dearer a month its table says why, and the reason is true", async () => {
  const list = [await read("/private-lease"), await read("/business-lease")];
  const paths = list.flatMap((page) =>
    page.querySelectorAll(".offer-card .card-link").map((a) => a.getAttribute("href")),
  );
  let explained = 0;
  for (const path of new Set(paths)) {
    const page = await read(path ?? "");
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
    expect(note !== "", path ?? "").toBe(dearer.length > 0);
    for (const [index, before, amount] of dearer) {
      const perMonth = (at: number, payment: number): number => payment + deposit / (months[at] ?? Number.NaN);
      expect(perMonth(index, amount), `${path}: ${note}`).toBeLessThanOrEqual(perMonth(index - 1, before));
      expect(note).toContain("Le premier versement s’y répartit sur plus de mois");
      explained += 1;
    }
  }
  expect(explained).toBeGreaterThan(20);
});
