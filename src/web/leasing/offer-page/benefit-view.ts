import type { OfferBenefit } from "#domain/lease-offers/index.ts";
import { formatShare } from "#application/strings/share.ts";
import { formatEuros, formatFrenchDate, type Cents } from "#domain/shared/index.ts";

/** The benefit in kind of the driver of a company car. Plain JSON. */
export type BenefitView = {
  /** "Avantage en nature : 249,50 € par mois"; null without an amount. */
  readonly short: string | null;
  readonly text: string;
  /** The rule and its date; null without an amount. */
  readonly rule: string | null;
};

/** A rule that ended has no amounts any more. `until`: its last day. */
export const endedBenefitView = (until: string): BenefitView => ({
  short: null,
  text: `Pas de montant à ce jour\u00a0: la dernière règle que nous connaissons valait jusqu’au ${formatFrenchDate(until)}.`,
  rule: null,
});

export const toBenefitView = ({ monthlyCents, share, rule }: OfferBenefit, priceCents: Cents): BenefitView => {
  const amount = formatEuros(monthlyCents);
  return {
    short: `Avantage en nature\u00a0: ${amount} par mois`,
    text: `${amount} par mois si la voiture sert aussi en privé\u00a0: ${formatShare(share)} du prix à neuf, ${formatEuros(priceCents)}, taxes et options comprises. C’est la valeur à déclarer, pas l’impôt.`,
    rule: `${rule.source}, règle en vigueur depuis le ${formatFrenchDate(rule.from)}.`,
  };
};
