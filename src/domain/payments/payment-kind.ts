/** What a customer signs for a monthly payment. */
export const PAYMENT_KINDS = ["rental", "lease_with_option", "loan"] as const;

export type PaymentKind = (typeof PAYMENT_KINDS)[number];

/** What follows from a kind of payment. */
export type PaymentRules = {
  /** The customer may buy the vehicle at the end, for a price that is stated and in no total of payments. */
  readonly hasOption: boolean;
  /** A credit: its rates, its amounts and the warning of borrowers are stated. */
  readonly isCredit: boolean;
};

/**
 * A rental ends with the vehicle's return, so that it has neither a residual value nor a rate. Source: Directive (EU)
 * 2023/2225, article 2 (2), which leaves out hiring and leasing without an obligation or an option to buy.
 */
export const PAYMENT_RULES: Readonly<Record<PaymentKind, PaymentRules>> = {
  rental: { hasOption: false, isCredit: false },
  lease_with_option: { hasOption: true, isCredit: true },
  loan: { hasOption: false, isCredit: true },
};
