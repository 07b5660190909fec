import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { findNearest, parseFlag, type ColumnRule, type FeedProfile } from "#domain/imports/index.ts";
import { err, errorMessage, ok, type Result } from "#domain/shared/index.ts";
import { getVehicleField } from "#domain/vehicles/index.ts";
import { describeTextProblem } from "../../platform/formats/text-position.ts";
import { parseYaml } from "../../platform/formats/yaml.ts";
import { YAML_FILES } from "../../platform/formats/yaml-files.ts";
import { profileSchema } from "./profile-schema.ts";

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
