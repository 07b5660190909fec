import { z } from "zod";
import {
  headFields,
  integerSchema,
  modelNameSchema,
  optionalImageSchema,
  optionalLineSchema,
  optionalLinkSchema,
  optionalModelSchema,
  optionalParagraphSchema,
  optionalSlugSchema,
} from "../section-fields.ts";
import { OFFER_KINDS } from "../../lease-offers/index.ts";

/** Title of a page about a model: pictures, prices, brochures, next steps. */
export const modelHeadSectionSchema = z.object({
  component: z.literal("model_head"),
  model: optionalModelSchema,
  title: optionalLineSchema,
  text: optionalParagraphSchema,
  /** Precedes the pictures of the catalogue. */
  image: optionalImageSchema,
});

/** Model cards. `models`: "ford/puma"; empty: all models. */
export const modelTeaserSectionSchema = z.object({
  component: z.literal("model_teaser"),
  ...headFields,
  brand: optionalSlugSchema,
  models: z.array(modelNameSchema).max(24).default([]),
  limit: integerSchema(2, 24).default(6),
  link_label: optionalLineSchema,
  link: optionalLinkSchema,
});

/** Id of the versions on a page, which the head of the model links to. */
export const MODEL_VERSIONS_ANCHOR = "configurateur";

/** Versions of a model with their prices, each with a link to have it configured. */
export const modelVersionsSectionSchema = z.object({
  component: z.literal("model_versions"),
  /** Whatever is written. */
  anchor: z.preprocess(() => MODEL_VERSIONS_ANCHOR, z.literal(MODEL_VERSIONS_ANCHOR)),
  model: optionalModelSchema,
  title: optionalLineSchema,
  text: optionalParagraphSchema,
});

/** Models with an advertised monthly rate and its complete conditions. */
export const leaseTeaserSectionSchema = z.object({
  component: z.literal("lease_teaser"),
  ...headFields,
  brand: optionalSlugSchema,
  limit: integerSchema(2, 12).default(6),
  link_label: optionalLineSchema,
  link: optionalLinkSchema,
});

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
  ...headFields,
  kind: z.enum(OFFER_KINDS),
  brand: optionalSlugSchema,
  /** Slug of a model of the brand. */
  model: optionalSlugSchema,
  limit: integerSchema(1, 12).nullable().default(null),
  link_label: optionalLineSchema,
  link: optionalLinkSchema,
});
