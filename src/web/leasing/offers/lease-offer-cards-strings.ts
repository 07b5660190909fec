import type { VatTerms } from "#domain/countries/index.ts";
import type { VatMode } from "#domain/lease-offers/index.ts";

/** Texts about prices and terms, for cards and pages. */
export const offerStrings = {
  perMonth: (mode: VatMode, vat: VatTerms) => `/mois ${vat[mode]}`,
  inMode: (amount: string, mode: VatMode, vat: VatTerms) => `${amount} ${vat[mode]}`,
  conditions: "Conditions complètes",
  conditionsOf: (title: string) => `Conditions de l’offre ${title}`,
  close: "Fermer",
  electric: "Électrique",
  included: (items: string, others: number) =>
    `Compris\u00a0: ${items}${others === 0 ? "" : ` et ${others}\u00a0autres services`}`,
  also: (amount: string) => `soit ${amount}`,
  quantity: "Nombre",
  quantityOf: (title: string) => `de ${title}`,
  until: (date: string) => `Jusqu’au ${date}`,
  pictureAlt: (title: string, color: string | null, view: string) =>
    `${title}${color === null ? "" : `, ${color.toLowerCase()}`}, ${view}`,
} as const;
