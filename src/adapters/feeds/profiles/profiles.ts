import { readdir } from "node:fs/promises";
import { join } from "node:path";
import {
  COLUMN_UNITS,
  type ColumnRule,
  FEED_ENCODINGS,
  type FeedProfile,
  findNearest,
  isDateFormat,
  parseFlag,
} from "#domain/imports/index.ts";
import { err, errorMessage, ok, type Result } from "#domain/shared/index.ts";
import { getVehicleField, VEHICLE_FIELD_NAMES } from "#domain/vehicles/index.ts";
import { describeTextProblem } from "../../platform/formats/text-position.ts";
import { parseYaml, YAML_FILES } from "../../platform/formats/yaml.ts";
import { z } from "zod";

const PROFILES_FOLDER = import.meta.dirname;

/** Names of the shipped profiles. */
export const listProfileNames = async (): Promise<readonly string[]> => {
  const files = await readdir(PROFILES_FOLDER);
  return files
    .filter((file) => file.endsWith(".yaml"))
    .map((file) => file.slice(0, -".yaml".length))
    .sort();
};

const findUnknownFlags = (column: string, values: NonNullable<ColumnRule["values"]>): string[] =>
  Object.values(values)
    .filter((value) => parseFlag(value) === undefined)
    .map((value) => `columns.${column}: "${value}" is neither true nor false`);

/** Problems of a column's value table: keys that its field does not have. */
const findUnknownKeys = ({ column, field, values }: ColumnRule): string[] => {
  const type = getVehicleField(field);
  if (values !== null && type.type === "flag") return findUnknownFlags(column, values);
  if (values === null || !("keys" in type)) return [];
  return Object.values(values)
    .filter((key) => !type.keys.includes(key))
    .map(
      (key) => `columns.${column}: "${key}" is no ${field}; the nearest is "${findNearest(key, type.keys) ?? "none"}"`,
    );
};

const formatPath = (path: readonly PropertyKey[]): string => path.filter((part) => typeof part !== "number").join(".");

/** YAML writes true, false and numbers without quotes. */
const word = z.union([z.string(), z.boolean(), z.number()]).transform(String);

const stringMap = z.record(z.string(), word);

const fieldName = z.enum(VEHICLE_FIELD_NAMES);

const ruleSchema = z.strictObject({
  field: fieldName,
  unit: z.enum(COLUMN_UNITS).nullable().default(null),
  unit_from: z.string().nullable().default(null),
  displaces: fieldName.nullable().default(null),
  erase: z.array(z.string().min(1)).default([]),
  breaks: z.array(z.string().min(1)).default([]),
  values: stringMap.nullable().default(null),
  unknown: z.array(word).default([]),
  quiet: z.boolean().default(false),
  refuse: stringMap.default({}),
});

/** `{ equipment: abs }`: a column that is 1 when the vehicle has the equipment and 0 when it has not. */
const flagRule = (key: string): unknown => ({ field: "equipment", values: { "1": key }, quiet: true });

const expandRule = (rule: unknown): unknown => {
  if (typeof rule === "string") return { field: rule };
  const isFlag = typeof rule === "object" && rule !== null && "equipment" in rule;
  return isFlag && typeof rule.equipment === "string" ? flagRule(rule.equipment) : rule;
};

/**
 * Expands the short forms: a column may be a field name alone or a list of rules, and `as-named` maps each field to the
 * column of the same name.
 */
const expandColumns = (columns: unknown): unknown => {
  if (columns === "as-named") return Object.fromEntries(VEHICLE_FIELD_NAMES.map((field) => [field, [{ field }]]));
  if (typeof columns !== "object" || columns === null) return columns;
  return Object.fromEntries(Object.entries(columns).map(([column, rules]) => [column, [rules].flat().map(expandRule)]));
};

const xmlNames = z.strictObject({ root: z.string(), record: z.string() });

const separator = z.string().length(1);

/** Schema of a profile file; see `FeedProfile` for the meaning of the properties. */
const profileSchema = z.strictObject({
  name: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  describes: z.string().min(1),
  format: z.enum(["csv", "json", "xml", "either"]),
  separator: z.union([separator.transform((character) => [character]), z.array(separator).min(1)]).default([","]),
  xml: z.union([xmlNames.transform((names) => [names]), z.array(xmlNames)]).default([]),
  order: z.array(z.string()).min(1).nullable().default(null),
  encoding: z.enum(FEED_ENCODINGS).default("utf-8"),
  decimal_sign: z.enum([".", ",", "either"]).default("either"),
  thousands_sign: z.enum([".", ",", " ", "'"]).nullable().default(null),
  date_form: z
    .string()
    .refine(isDateFormat, 'is no form of dates, such as "DD/MM/YYYY", "MM-YY" or "DAYS"')
    .nullable()
    .default(null),
  list_separator: z.string().min(1).max(3).default("|"),
  key: z.union([z.literal("row-hash"), z.array(z.string()).min(1)]),
  columns: z
    .preprocess(expandColumns, z.record(z.string(), z.array(ruleSchema).min(1)))
    .transform((columns) =>
      Object.entries(columns).flatMap(([column, rules]) => rules.map((rule) => ({ column, ...rule }))),
    ),
  ignored: z.array(z.string()).default([]),
  required: z.array(z.string()).default([]),
  constants: z.partialRecord(z.enum(VEHICLE_FIELD_NAMES), z.string()).default({}),
  cut_brands: z.array(z.string().regex(/^\S+ \S/)).default([]),
  locations: z.record(z.string(), z.int().positive()).default({}),
  default_location: z.int().positive().nullable().default(null),
});

/** Parses the text of a profile file; the error has one message per problem. */
export const parseProfile = (text: string): Result<FeedProfile, readonly string[]> => {
  const read = parseYaml(text);
  if (!read.ok) return err(read.error.map(describeTextProblem));
  const checked = profileSchema.safeParse(read.value.value);
  if (!checked.success) return err(checked.error.issues.map(({ path, message }) => `${formatPath(path)}: ${message}`));
  const { separator: separators, ...rest } = checked.data;
  const profile: FeedProfile = { ...rest, separators };
  const problems = profile.columns.flatMap(findUnknownKeys);
  if (profile.format === "xml" && profile.xml.length === 0) problems.push("xml: must name the root and the record");
  if (profile.thousands_sign !== null && profile.thousands_sign === profile.decimal_sign)
    problems.push(`thousands_sign: "${profile.thousands_sign}" is the decimal_sign too`);
  if (!profile.columns.some(({ field }) => field === "brand"))
    problems.push("columns: no column leads to the field brand");
  return problems.length === 0 ? ok(profile) : err(problems);
};

/** True for the path of a profile file, false for the name of a shipped profile. */
export const isProfileFile = (name: string): boolean => /\.ya?ml$/.test(name);

/** Loads the shipped profile of that name, or the file at that path (ending in `.yaml` or `.yml`). */
export const loadProfile = async (name: string): Promise<Result<FeedProfile, readonly string[]>> => {
  const names = await listProfileNames();
  const isPath = isProfileFile(name);
  if (!isPath && !names.includes(name)) {
    const near = findNearest(name, names);
    const hint = near === null ? "" : `; did you mean "${near}"?`;
    return err([`there is no profile "${name}"${hint} (there are ${names.join(", ")}, or the path of a .yaml file)`]);
  }
  try {
    return parseProfile(YAML_FILES.read(isPath ? name : join(PROFILES_FOLDER, `${name}.yaml`)));
  } catch (error) {
    return err([`the profile ${name} cannot be read: ${errorMessage(error)}`]);
  }
};

/** Loads all shipped profiles; throws when one of them is invalid. */
export const loadShippedProfiles = async (): Promise<readonly FeedProfile[]> =>
  Promise.all(
    (await listProfileNames()).map(async (name) => {
      const profile = await loadProfile(name);
      if (profile.ok) return profile.value;
      throw new Error(profile.error.join("\n"));
    }),
  );
