import type { z } from "zod";
import { locationSchema } from "../locations/index.ts";
import { brandSchema, modelSchema } from "../models/index.ts";
import { employeeSchema, vacancySchema } from "../people/index.ts";

/** The kinds of objects a group brings along, by the name their import has, each with its schema. */
export const CATALOGUE_SCHEMAS = {
  brands: brandSchema,
  models: modelSchema,
  locations: locationSchema,
  employees: employeeSchema,
  vacancies: vacancySchema,
} as const satisfies Readonly<Record<string, z.ZodType>>;

export type CatalogueKind = keyof typeof CATALOGUE_SCHEMAS;

export const CATALOGUE_KINDS = Object.keys(CATALOGUE_SCHEMAS) as readonly CatalogueKind[];

/** The facts of an object of a kind: what the schema makes of a row. */
export type FactsOf<K extends CatalogueKind> = Readonly<z.infer<(typeof CATALOGUE_SCHEMAS)[K]>>;

export type AnyFacts = FactsOf<CatalogueKind>;

/** What an object is found by in addresses: its slug, of a model behind its brand's (`ford/puma`). */
export const addressOf = (facts: AnyFacts): string => ("brand" in facts ? `${facts.brand}/${facts.slug}` : facts.slug);
