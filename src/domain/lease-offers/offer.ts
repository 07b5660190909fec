import type { z } from "zod";
import { EQUIPMENT } from "../vehicles/index.ts";
import { CONTRACT_ITEMS, type ContractItem, type LeaseOfferFields, leaseOfferFields } from "./offer-fields.ts";

export { OFFER_KINDS, type OfferKind } from "./offer-fields.ts";

type Rule = {
  /** The field to correct. */
  readonly path: readonly string[];
  readonly error: string;
  readonly isBroken: (offer: LeaseOfferFields) => boolean;
};

/** Part of the price of the vehicle: they cost nothing a month. */
const IN_THE_PRICE: ReadonlySet<ContractItem> = new Set(["registration", "delivery"]);

const CHARGING_EQUIPMENT = ["charging_cable", "fast_charging"] as const;

/** Items of a contract that are equipment too: winter tyres. */
const ITEMS_OF_EQUIPMENT = CONTRACT_ITEMS.filter((item) => EQUIPMENT.some((key) => key === item));

const isCharged = ({ specs }: LeaseOfferFields): boolean => specs.fuel.startsWith("electric");

const isElectric = ({ specs }: LeaseOfferFields): boolean => specs.fuel === "electric";

const hasServices = ({ included }: LeaseOfferFields): boolean => included.some((item) => !IN_THE_PRICE.has(item));

const CONTRACT_RULES: readonly Rule[] = [
  {
    path: ["not_included"],
    error: "must not name an item that is included",
    isBroken: ({ included, not_included }) => included.some((item) => not_included.includes(item)),
  },
  {
    path: ["not_included"],
    error: `must not name ${ITEMS_OF_EQUIPMENT.join(" or ")}, which is standard_equipment`,
    isBroken: ({ standard_equipment, not_included }) =>
      ITEMS_OF_EQUIPMENT.some((item) => not_included.includes(item) && standard_equipment.some((key) => key === item)),
  },
  {
    path: ["included"],
    error: "must not name insurance_excess without insurance",
    isBroken: ({ included }) => included.includes("insurance_excess") && !included.includes("insurance"),
  },
  {
    path: ["services"],
    error: "must cost nothing, since no service is included",
    isBroken: (offer) => offer.services.per_month_cents + offer.services.per_km_cents > 0 && !hasServices(offer),
  },
  {
    path: ["excess_km_cents"],
    error: "must be 0, since excess_km is included",
    isBroken: ({ included, excess_km_cents }) => included.includes("excess_km") && excess_km_cents > 0,
  },
  {
    path: ["excess_km_cents"],
    error: "must be above 0, since excess_km is not included",
    isBroken: ({ not_included, excess_km_cents }) => not_included.includes("excess_km") && excess_km_cents === 0,
  },
];

const AMOUNT_RULES: readonly Rule[] = [
  {
    path: ["valid_until"],
    error: "must not be before valid_from",
    isBroken: ({ valid_from, valid_until }) => valid_until < valid_from,
  },
  {
    path: ["deposit"],
    error: "must be less than complete_price",
    isBroken: ({ deposit, complete_price: price }) => price > 0 && deposit >= price,
  },
  {
    path: ["residual_share"],
    error: "leaves nothing to pay: deposit and residual value together reach complete_price",
    isBroken: ({ residual_share: share, deposit, complete_price: price }) =>
      share !== null && deposit < price && deposit + share * price >= price,
  },
];

const VEHICLE_RULES: readonly Rule[] = [
  {
    path: ["specs", "co2"],
    error: "must be 0 for an electric vehicle",
    isBroken: (offer) => isElectric(offer) && (offer.specs.co2 ?? 0) > 0,
  },
  {
    path: ["specs", "cylinder_cc"],
    error: "must be empty for an electric vehicle",
    isBroken: (offer) => isElectric(offer) && offer.specs.cylinder_cc !== null,
  },
  {
    path: ["specs", "consumption", "combined"],
    error: "must be empty for an electric vehicle, whose consumption is electric_kwh",
    isBroken: (offer) => isElectric(offer) && (offer.specs.consumption?.combined ?? 0) > 0,
  },
  {
    path: ["specs", "consumption", "electric_kwh"],
    error: "must be empty for a vehicle that is not charged",
    isBroken: (offer) => !isCharged(offer) && (offer.specs.consumption?.electric_kwh ?? 0) > 0,
  },
  {
    path: ["standard_equipment"],
    error: `must not name ${CHARGING_EQUIPMENT.join(" or ")} for a vehicle that is not charged`,
    isBroken: (offer) => !isCharged(offer) && CHARGING_EQUIPMENT.some((key) => offer.standard_equipment.includes(key)),
  },
];

/** What an offer must not say together; an import refuses it. Its figures are checked before. */
const CONTRADICTIONS: readonly Rule[] = [...AMOUNT_RULES, ...CONTRACT_RULES, ...VEHICLE_RULES];

/** A lease offer in an import file; rejects unknown fields and contradictions. Amounts are cents with VAT. */
export const leaseOfferSchema = leaseOfferFields.superRefine((offer, context) => {
  for (const { path, error, isBroken } of CONTRADICTIONS) {
    if (isBroken(offer)) context.addIssue({ code: "custom", path: [...path], message: error });
  }
});

export type LeaseOfferAttributes = Readonly<z.infer<typeof leaseOfferSchema>>;

/** `updated_at` is an ISO 8601 instant. */
export type LeaseOffer = LeaseOfferAttributes & { readonly updated_at: string };

/** Reads lease offers in order of id. */
export type LeaseOfferReader = { readonly all: () => Promise<readonly LeaseOffer[]> };
