import type { Context } from "hono";
import { z } from "zod";
import { err, ok, type Result } from "#domain/shared/index.ts";
import { type HttpProblem, type ValueError, wrongValues } from "../../problem.ts";

/** A whole number in decimal digits, without a sign. */
export const integerParameter = (min: number, max: number) => {
  const error = `must be a whole number from ${min} to ${max}`;
  const digits = (text: unknown): unknown =>
    typeof text === "string" && /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  return z.preprocess(digits, z.int({ error }).min(min, { error }).max(max, { error }));
};

/** One of the keys, as addresses write them: a hyphen for a plus, which stands for a space there. */
export const keyParameter = <K extends string>(keys: readonly K[]) => {
  const toUrlValue = (text: string): string => text.trim().replaceAll(/[+ ]/g, "-");
  const byUrlValue = new Map(keys.map((key) => [toUrlValue(key), key]));
  const toKey = (text: unknown): unknown =>
    typeof text === "string" ? (byUrlValue.get(toUrlValue(text)) ?? text) : text;
  return z.preprocess(toKey, z.enum(keys, { error: `must be one of ${keys.join(", ")}` }));
};

/** In responses: parameters of the address that are not read. */
export const ignoredParameters = z.array(z.string()).meta({ description: "Unknown parameters of the request" });

/** Gives former names and values those of today. */
export type Canonical = (params: URLSearchParams) => URLSearchParams;

const isList = (schema: unknown): boolean =>
  schema instanceof z.ZodArray || (schema instanceof z.ZodOptional && isList(schema.unwrap()));

const readOne = (params: URLSearchParams, name: string, schema: unknown): unknown => {
  const values = params.getAll(name);
  if (isList(schema)) return values.length === 0 ? undefined : values;
  return values[0];
};

const repeated = (params: URLSearchParams, shape: z.ZodObject["shape"]): readonly ValueError[] =>
  Object.entries(shape)
    .filter(([name, schema]) => !isList(schema) && params.getAll(name).length > 1)
    .map(([parameter]) => ({ parameter, detail: `${parameter} must be given once.` }));

const invalid = (issues: readonly z.core.$ZodIssue[]): readonly ValueError[] => {
  const messages = new Map(issues.map(({ path, message }) => [String(path[0]), message]));
  return [...messages].map(([parameter, message]) => ({ parameter, detail: `${parameter} ${message}.` }));
};

/** The parameters of an address by their schema with the names that it does not have, or every wrong value. */
export const readParameters = <Q extends z.ZodObject>(
  context: Context,
  schema: Q,
  canonical: Canonical = (params) => params,
): Result<{ readonly value: z.output<Q>; readonly ignored: readonly string[] }, HttpProblem> => {
  const params = canonical(new URL(context.req.url).searchParams);
  const values = Object.entries(schema.shape).map(([name, one]) => [name, readOne(params, name, one)] as const);
  const { data, error } = schema.safeParse(Object.fromEntries(values));
  const errors = [...repeated(params, schema.shape), ...invalid(error?.issues ?? [])];
  if (data === undefined || errors.length > 0) return err(wrongValues(errors));
  return ok({ value: data, ignored: [...new Set(params.keys())].filter((name) => !Object.hasOwn(schema.shape, name)) });
};
