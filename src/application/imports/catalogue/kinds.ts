import type { z } from "zod";
import { leaseOfferSchema } from "#domain/lease-offers/index.ts";
import { completeLocation, locationSchema } from "#domain/locations/index.ts";
import { brandSchema, modelSchema } from "#domain/models/index.ts";
import { employeeSchema, vacancySchema } from "#domain/people/index.ts";
import type { FeedFault } from "#domain/imports/index.ts";

/** An unchecked object of a file: any JSON value. */
export type CatalogueRow = {
  /** First line of the object in the file, from 1. */
  readonly line: number;
  readonly value: unknown;
  /** Set if the row could not be parsed. */
  readonly broken?: { readonly reason: string; readonly value: string };
};

/** A read file; `fault` if it is incomplete or unreadable. */
export type CatalogueFile = {
  readonly rows: readonly CatalogueRow[];
  readonly notes: readonly string[];
  readonly fault: FeedFault | null;
};

/** The reason of a refused row. `field` is a path such as `showroom_hours.monday.0.open`; null for the row itself. */
export type CatalogueIssue = {
  readonly line: number;
  readonly field: string | null;
  /** The file's value, cut at 120 characters. */
  readonly value: string;
  readonly reason: string;
};

/** The schema of each kind of catalogue object, by the name of its import. */
export const CATALOGUE_SCHEMAS = {
  brands: brandSchema,
  models: modelSchema,
  "lease-offers": leaseOfferSchema,
  locations: locationSchema,
  employees: employeeSchema,
  vacancies: vacancySchema,
} as const satisfies Readonly<Record<string, z.ZodType>>;

/** A row with the defaults of the market (ISO 3166-1; null: unknown). */
export const completeRow = (kind: CatalogueKind, row: unknown, market: string | null): unknown =>
  kind === "locations" ? completeLocation(row, market) : row;

/** Fields that `completeRow` states where a row does not. */
export const COMPLETED_FIELDS: Readonly<Partial<Record<CatalogueKind, readonly string[]>>> = { locations: ["country"] };

export type CatalogueKind = keyof typeof CATALOGUE_SCHEMAS;

export const CATALOGUE_KINDS = Object.keys(CATALOGUE_SCHEMAS) as readonly CatalogueKind[];

/** Kinds that a group may have none of: a list without objects takes the last ones off. */
export const KINDS_WITHOUT_OBJECTS: ReadonlySet<CatalogueKind> = new Set(["lease-offers", "vacancies"]);

/** The attributes of an object, as parsed by the schema. */
export type CatalogueAttributesOf<K extends CatalogueKind> = Readonly<z.infer<(typeof CATALOGUE_SCHEMAS)[K]>>;

export type CatalogueAttributes = CatalogueAttributesOf<CatalogueKind>;

/** The URL key of an object: its slug, of a model with the brand's slug before it (`ford/puma`). */
export const catalogueAddress = (attributes: CatalogueAttributes): string =>
  "versions" in attributes ? `${attributes.brand}/${attributes.slug}` : attributes.slug;
