import type { Context, MiddlewareHandler } from "hono";
import { z } from "zod";
import type { AppEnv } from "../../app-dependencies.ts";
import { type ValueError, wrongValues } from "../../problem.ts";

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

type Parameters = z.ZodObject;

type Canonical = (params: URLSearchParams) => URLSearchParams;

const isList = (schema: unknown): boolean =>
  schema instanceof z.ZodArray || (schema instanceof z.ZodOptional && isList(schema.unwrap()));

const readOne = (params: URLSearchParams, name: string, schema: unknown): unknown => {
  const values = params.getAll(name);
  if (isList(schema)) return values.length === 0 ? undefined : values;
  return values[0];
};

const repeated = (params: URLSearchParams, shape: Parameters["shape"]): readonly ValueError[] =>
  Object.entries(shape)
    .filter(([name, schema]) => !isList(schema) && params.getAll(name).length > 1)
    .map(([parameter]) => ({ parameter, detail: `${parameter} must be given once.` }));

const invalid = (params: URLSearchParams, schema: Parameters): readonly ValueError[] => {
  const values = Object.entries(schema.shape).map(([name, one]) => [name, readOne(params, name, one)] as const);
  const issues = schema.safeParse(Object.fromEntries(values)).error?.issues ?? [];
  const messages = new Map(issues.map(({ path, message }) => [String(path[0]), message]));
  return [...messages].map(([parameter, message]) => ({ parameter, detail: `${parameter} ${message}.` }));
};

/**
 * Answers 400 where a parameter of the address has a value that the schema does not, and notes the names that it does not
 * have. `canonical` gives former names and values those of today.
 */
export const parameters =
  (schema: Parameters, canonical: Canonical = (params) => params): MiddlewareHandler<AppEnv> =>
  async (context, next) => {
    const params = canonical(new URL(context.req.url).searchParams);
    const errors = [...repeated(params, schema.shape), ...invalid(params, schema)];
    if (errors.length > 0) return wrongValues(context, errors);
    const ignored = [...new Set(params.keys())].filter((name) => !Object.hasOwn(schema.shape, name));
    context.set("ignoredParameters", ignored);
    return next();
  };

export const NO_PARAMETERS = z.object({});

/** A response with the names of the parameters that were not read. */
export const answerJson = (
  context: Context<AppEnv>,
  body: object,
  headers: Readonly<Record<string, string>>,
): Response => context.json({ ...body, ignored: context.get("ignoredParameters") }, 200, headers);
