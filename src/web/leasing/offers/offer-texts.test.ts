import { expect, test } from "vitest";
import { COUNTRIES } from "#domain/countries/index.ts";
import { formatEuros } from "#domain/shared/index.ts";
import { advertisedOfferTerms, quoteOffer } from "#domain/lease-offers/index.ts";
import { aLeaseOffer, anOfferMarket } from "../../../../tests/builders/lease-offer.ts";
import { formatOfferConditions } from "./offer-texts.ts";

const SETTINGS = { wltp: true, lease: { co2: true }, countryTerms: COUNTRIES.LU.terms };

const conditionsOf = (finance: object) => {
  const offer = aLeaseOffer();
  const quote = quoteOffer(offer, advertisedOfferTerms(offer), anOfferMarket(finance));
  if (!quote.ok) throw new Error(quote.error);
  return { ...quote.value, text: formatOfferConditions({ offer, title: "Ford Puma" }, quote.value, SETTINGS) };
};

test("a rental states its payments and their total, without a residual value, a rate or a warning of borrowers", () => {
  const { text, lease, monthlyCents, totalPaymentsCents } = conditionsOf({});
  expect(text).toContain("Location longue durée sur 48\u00a0mois");
  expect(text).toContain(`48\u00a0loyers de ${formatEuros(monthlyCents)} TTC`);
  expect(text).toContain(`Total des loyers et des frais\u00a0: ${formatEuros(totalPaymentsCents)} TTC.`);
  expect(text).not.toMatch(/TAEG|crédit|option|résiduelle|Avertissement/);
  expect(text).toContain("Offre valable du 1er\u00a0octobre\u00a02026 au 31\u00a0décembre\u00a02026.");
  expect(text).toContain(`Loueur\u00a0: ${lease.lessor}, sous réserve`);
});

test("a lease with option states the price of its option and the figures of the credit", () => {
  const { text, lease, totalPaymentsCents } = conditionsOf({ payments: { private_lease: "lease_with_option" } });
  const { credit, optionPriceCents } = lease;
  if (credit === null || optionPriceCents === null) throw new Error("no option");
  expect(text).toContain("Montant total du crédit 27\u202f000\u00a0€, taux débiteur fixe 5,00\u00a0%, TAEG ");
  expect(text).toContain(
    `coût total du crédit ${formatEuros(credit.creditCostCents)}, montant total dû ${formatEuros(credit.totalDueCents)} hors services, TTC.`,
  );
  expect(text).toContain(`Total versé, sans l’option d’achat\u00a0: ${formatEuros(totalPaymentsCents)} TTC.`);
  expect(text).toContain(`Prix de l’option d’achat\u00a0: ${formatEuros(optionPriceCents)}.`);
  expect(text).toContain(formatEuros(totalPaymentsCents + optionPriceCents));
  expect(text).toContain("Avertissement.");
});
