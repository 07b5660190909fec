import { z } from "zod";
import { OFFER_KINDS } from "../../lease-offers/index.ts";
import {
  anchorSchema,
  integerSchema,
  lineSchema,
  optionalLineSchema,
  optionalLinkSchema,
  optionalParagraphSchema,
  optionalSlugSchema,
} from "../section-fields.ts";

type OffersChoice = { readonly brand: string | null; readonly model: string | null; readonly limit: number | null };

/** True for the overview with its filters: the offers of a kind, not only those of a brand or model or the first ones. */
export const isOfferOverview = ({ brand, model, limit }: OffersChoice): boolean =>
  brand === null && model === null && limit === null;

/**
 * The published lease offers of a kind. Without brand, model and limit it is the overview with its filters, of which a
 * page has one at most.
 */
export const leaseOffersSectionSchema = z.object({
  component: z.literal("lease_offers"),
  anchor: anchorSchema,
  title: lineSchema.nullable(),
  text: optionalParagraphSchema,
  kind: z.enum(OFFER_KINDS),
  brand: optionalSlugSchema,
  /** Slug of a model of the brand. */
  model: optionalSlugSchema,
  limit: integerSchema(1, 12).nullable().default(null),
  link_label: optionalLineSchema,
  link: optionalLinkSchema,
});
