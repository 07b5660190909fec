import type { HTMLElement } from "node-html-parser";

export const plain = (text: string | undefined): string => (text ?? "").replaceAll(/[\s\u00a0\u202f]+/g, " ").trim();

export const euros = (text: string | undefined): number =>
  Number(
    plain(text)
      .replaceAll(/[^\d,]/g, "")
      .replace(",", "."),
  );

/** The payment that a page states without a qualifier, and its terms. */
export type Stated = { readonly amount: number; readonly terms: string };

const TERMS = /(\d+) mois.+?([\d ]+) km(?: par an|\/an).+?premier versement ([\d ]+) €/;

const termsIn = (text: string): string => {
  const [, months = "", km = "", deposit = ""] = TERMS.exec(plain(text)) ?? [];
  return months === "" ? "none" : `${months} mois, ${km.trim()} km, ${deposit} €`;
};

/** Null without a payment. */
export const statedOfPage = (page: HTMLElement): Stated | null => {
  const line = page.querySelector(".lease-panel-month");
  return (
    line && {
      amount: euros(/^[^€]+/.exec(plain(line.text))?.[0]),
      terms: termsIn(page.querySelector(".lease-panel-details")?.text ?? ""),
    }
  );
};

const statedOfCard = (card: HTMLElement): Stated | null => {
  const monthly = card.querySelector(".monthly");
  return (
    monthly && {
      amount: euros(/^[^€]+/.exec(plain(monthly.text))?.[0]),
      terms: termsIn(card.querySelector(".popover-lines")?.text ?? ""),
    }
  );
};

export const cardsOf = (page: HTMLElement): readonly (readonly [path: string, stated: Stated | null])[] =>
  page
    .querySelectorAll(".card:has(.card-link)")
    .map((card) => [card.querySelector(".card-link")?.getAttribute("href") ?? "", statedOfCard(card)]);

const sameStated = (a: Stated | null, b: Stated | null): boolean => a?.amount === b?.amount && a?.terms === b?.terms;

/** What the calculator of a vehicle says before its terms are changed. */
export const calculatorOf = (page: HTMLElement): Stated => ({
  amount: euros(/^[^€]+/.exec(plain(page.querySelector(".lease-month")?.text))?.[0]),
  terms: termsIn(page.querySelector(".lease-conditions")?.text ?? ""),
});

/** What is wrong with a payment that stands elsewhere than on its vehicle's page. */
export const differs = (where: string, stated: Stated | null, expected: Stated | null): readonly string[] =>
  sameStated(stated, expected) ? [] : [`${where}: ${JSON.stringify(stated)}, not ${JSON.stringify(expected)}`];

const A_MONTH = /[\d ]+(?:,\d\d)? €(?: TTC)? ?(?:\/ ?mois|(?:hors TVA )?par mois)/;

const BLOCKS = "p, li, dd, td, output";

/** The headline, whose terms the details name before all else, and cards, which state the payments of other vehicles. */
const NAMED = ".lease-panel, .card, .rail";

/** Amounts a month beside the headline that do not name their duration. */
const unnamed = (main: HTMLElement): readonly string[] =>
  main
    .querySelectorAll(BLOCKS)
    .filter((block) => block.querySelector(BLOCKS) === null && block.closest(NAMED) === null)
    .map(({ text }) => plain(text))
    .filter((text) => A_MONTH.test(text) && !/\d+ mois/.test(text))
    .map((text) => `without a duration: ${text.slice(0, 120)}`);

/** The cost of the vehicle a month follows from the payment: it stands below the payment's terms, and in the table. */
const costOf = (page: HTMLElement) => {
  const table = page.querySelector("#cout .cost-table");
  const columns = table?.querySelectorAll("thead th").map(({ text }) => plain(text)) ?? [];
  const column = columns.findIndex((label) => label.startsWith("Location"));
  return {
    column,
    /** Undefined also where the energy is unknown. */
    payment: page.querySelector('.lease-panel a[href="#cout"]')?.text,
    total: column < 0 ? undefined : table?.querySelectorAll("tfoot td")[column - 1]?.text,
    years: page.querySelector("#cout option[selected]")?.getAttribute("value"),
  };
};

const costFaults = (page: HTMLElement, stated: Stated | null): readonly string[] => {
  const { column, payment, total, years } = costOf(page);
  if (stated === null) return column < 0 ? [] : ["a column of a lease that is not possible"];
  if (column < 0) return ["no column of the lease"];
  return [
    ...(payment === undefined || euros(payment) === euros(total) ? [] : [`cost ${payment}, in the table ${total}`]),
    ...(Number(years) * 12 === Number.parseInt(stated.terms, 10) ? [] : [`a table of ${years} years: ${stated.terms}`]),
  ];
};

const statementFaults = (page: HTMLElement, stated: Stated | null): readonly string[] => {
  const row = /Mensualité\s*([\d\s]+(?:,\d\d)?)\s*€/.exec(page.querySelector(".lease-statement")?.text ?? "");
  return stated === null || Math.round(euros(row?.[1])) === stated.amount ? [] : [`the statement says ${row?.[1]}`];
};

/** What is wrong with the amounts a month of a vehicle's page. */
export const faultsOfPage = (page: HTMLElement): readonly string[] => {
  const stated = statedOfPage(page);
  const data = page.querySelectorAll('script[type="application/ld+json"]').map(({ text }) => text);
  return [
    ...(stated?.terms === "none" ? ["a payment without terms"] : []),
    ...costFaults(page, stated),
    ...statementFaults(page, stated),
    ...unnamed(page.querySelector("main") ?? page),
    ...(/priceSpecification|month/i.test(data.join("")) ? ["a payment in the structured data"] : []),
  ];
};
