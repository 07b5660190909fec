import { CURRENCY } from "#domain/countries/index.ts";
import type { OfferQuote, PublishedOffer } from "#domain/lease-offers/index.ts";
import { paintedFileName, STUDIO_FOLDER } from "#domain/vehicles/index.ts";
import { FUEL_LABELS } from "#application/strings/vehicles/key-labels.ts";
import { SCHEMA, type StructuredData } from "../../platform/page/index.ts";
import type { Picture } from "../../platform/pictures/index.ts";

type OfferDataInput = {
  readonly published: PublishedOffer;
  /** Quote for the advertised terms. */
  readonly quote: OfferQuote;
  /** Absolute URL of the page. */
  readonly url: string;
  readonly image: string;
  /** Name of the group. */
  readonly seller: string;
};

/** Absolute URL. */
export const offerImageUrl = (picture: Picture, siteUrl: string): string =>
  siteUrl + (picture.kind === "photo" ? picture.url : `/${STUDIO_FOLDER}/${paintedFileName(picture)}`);

const formatAmount = (cents: number): string => (cents / 100).toFixed(2);

/** A leased car with the monthly payment as a unit price. Source: https://schema.org/Car, https://schema.org/Offer */
export const offerData = ({ published, quote, url, image, seller }: OfferDataInput): StructuredData => {
  const { offer, title, brandName } = published;
  return {
    "@context": SCHEMA,
    "@type": offer.kind === "van" ? "Vehicle" : "Car",
    "@id": `${url}#offre`,
    url,
    name: `${title} ${offer.trim}`,
    sku: String(offer.id),
    image: [image],
    brand: { "@type": "Brand", name: brandName },
    fuelType: FUEL_LABELS[offer.specs.fuel],
    emissionsCO2: offer.specs.co2 ?? undefined,
    offers: {
      "@type": "Offer",
      url,
      businessFunction: "http://purl.org/goodrelations/v1#LeaseOut",
      itemCondition: `${SCHEMA}/NewCondition`,
      availability: `${SCHEMA}/InStock`,
      availabilityStarts: offer.valid_from,
      priceValidUntil: offer.valid_until,
      priceCurrency: CURRENCY,
      price: formatAmount(quote.monthlyCents),
      priceSpecification: {
        "@type": "UnitPriceSpecification",
        price: formatAmount(quote.monthlyCents),
        priceCurrency: CURRENCY,
        valueAddedTaxIncluded: true,
        unitCode: "MON",
        billingDuration: quote.lease.terms.durationMonths,
      },
      seller: { "@type": "AutoDealer", name: seller },
    },
  };
};
