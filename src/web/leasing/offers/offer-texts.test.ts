import { expect, test } from "vitest";
import { COUNTRIES } from "#domain/countries/index.ts";
import { formatEuros } from "#domain/shared/index.ts";
import { advertisedOfferTerms, quoteOffer } from "#domain/lease-offers/index.ts";
import { aLeaseOffer, anOfferMarket } from "../../../../tests/builders/lease-offer.ts";
import { formatOfferConditions } from "./offer-texts.ts";

const SETTINGS = { wltp: true, lease: { co2: true }, countryTerms: COUNTRIES.LU.terms };

test("states the figures of the credit, the fixed rate and the lessor beside an offer", () => {
  const offer = aLeaseOffer();
  const quote = quoteOffer(offer, advertisedOfferTerms(offer), anOfferMarket());
  if (!quote.ok) throw new Error(quote.error);
  const { lease, monthlyCents, totalPaymentsCents } = quote.value;
  const text = formatOfferConditions({ offer, title: "Ford Puma" }, quote.value, SETTINGS);
  expect(text).toContain(`48\u00a0loyers de ${formatEuros(monthlyCents)} TTC`);
  expect(text).toContain("montant total du crédit 27\u202f000\u00a0€, taux débiteur fixe 5,00\u00a0%, TAEG ");
  expect(text).toContain(
    `coût total du crédit ${formatEuros(lease.creditCostCents)}, montant total dû ${formatEuros(lease.totalDueCents)} hors services, TTC.`,
  );
  expect(text).toContain(`Total versé, sans l’option d’achat\u00a0: ${formatEuros(totalPaymentsCents)}.`);
  expect(text).toContain("Offre valable du 1er\u00a0octobre\u00a02026 au 31\u00a0décembre\u00a02026.");
  expect(text).toContain(`Loueur\u00a0: ${lease.lessor}, sous réserve`);
});
