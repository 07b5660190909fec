import type { PaymentKind } from "#domain/payments/index.ts";

type PaymentStrings = {
  /** Begins no sentence: "414 €/mois en location avec option d’achat". */
  readonly name: string;
  /** What is paid each month. */
  readonly payment: string;
  /** All payments without the purchase of the vehicle. */
  readonly total: string;
  /** What becomes of the vehicle at the end, as a sentence. */
  readonly end: string;
};

/** The one name of each kind of payment, on every page, sheet, mail and text. */
export const PAYMENT_STRINGS: Readonly<Record<PaymentKind, PaymentStrings>> = {
  rental: {
    name: "location longue durée",
    payment: "Loyer mensuel",
    total: "Total des loyers et des frais",
    end: "Le véhicule est rendu à la fin.",
  },
  lease_with_option: {
    name: "location avec option d’achat",
    payment: "Mensualité",
    total: "Total versé, sans l’option d’achat",
    end: "À la fin, le véhicule est rendu ou acheté au prix de l’option.",
  },
  loan: {
    name: "crédit",
    payment: "Mensualité",
    total: "Total versé",
    end: "Le véhicule est à vous.",
  },
};

export const OPTION_PRICE_LABEL = "Prix de l’option d’achat";
export const TOTAL_WITH_OPTION_LABEL = "Total versé, avec l’option d’achat";

/** "en location avec option d’achat". */
export const asPayment = (kind: PaymentKind): string => `en ${PAYMENT_STRINGS[kind].name}`;

/** "Location avec option d’achat". */
export const paymentTitle = (kind: PaymentKind): string => {
  const { name } = PAYMENT_STRINGS[kind];
  return name.charAt(0).toUpperCase() + name.slice(1);
};
