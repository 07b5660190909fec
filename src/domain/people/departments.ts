import { z } from "zod";

export const urlSlugSchema = z
  .string()
  .max(80)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, "must be a slug: lower-case letters, digits and single hyphens");

export const phoneSchema = z
  .string()
  .regex(/^\+[1-9]\d{0,3}(?: ?\d){5,13}$/, "must be a phone number with + and its country's code");

export const shortTextSchema = z.string().trim().min(1).max(120);

/** Departments of the group; a superset of the departments of a location. */
export const DEPARTMENTS = [
  "management",
  "sales",
  "used",
  "fleet",
  "leasing",
  "workshop",
  "bodywork",
  "parts",
  "reception",
  "marketing",
  "administration",
] as const;

export type Department = (typeof DEPARTMENTS)[number];
