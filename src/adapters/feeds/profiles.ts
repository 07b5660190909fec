import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { parse } from "yaml";
import { fieldNamed, nearest, type ColumnRule, type FeedProfile } from "#domain/imports/index.ts";
import { err, ok, type Result } from "#domain/shared/index.ts";
import { profileSchema } from "./profile-schema.ts";

const SHIPPED = join(import.meta.dirname, "profiles");

/** Names of the profiles that come with the house. */
export const profileNames = async (): Promise<readonly string[]> => {
  const files = await readdir(SHIPPED);
  return files
    .filter((file) => file.endsWith(".yaml"))
    .map((file) => file.slice(0, -".yaml".length))
    .sort();
};

/** Keys a column's table leads to that its field does not know. */
const wrongKeys = ({ column, field, values }: ColumnRule): string[] => {
  const type = fieldNamed(field);
  if (values === null || !("keys" in type)) return [];
  return Object.values(values)
    .filter((key) => !Object.hasOwn(type.keys, key))
    .map(
      (key) =>
        `columns.${column}: "${key}" is no ${field}; the nearest is "${nearest(key, Object.keys(type.keys)) ?? "none"}"`,
    );
};

const placeOf = (path: readonly PropertyKey[]): string => path.filter((part) => typeof part !== "number").join(".");

/** Reads a profile from the text of its file, or says what is wrong with it, one message for each. */
export const parseProfile = (text: string): Result<FeedProfile, readonly string[]> => {
  let given: unknown;
  try {
    given = parse(text);
  } catch (error) {
    return err([error instanceof Error ? error.message : String(error)]);
  }
  const checked = profileSchema.safeParse(given);
  if (!checked.success) return err(checked.error.issues.map(({ path, message }) => `${placeOf(path)}: ${message}`));
  const { separator: separators, ...rest } = checked.data;
  const profile: FeedProfile = { ...rest, separators };
  const wrong = profile.columns.flatMap(wrongKeys);
  if (profile.format === "xml" && profile.xml === null) wrong.push("xml: must name the root and the record");
  if (!profile.columns.some(({ field }) => field === "brand"))
    wrong.push("columns: no column leads to the field brand");
  return wrong.length === 0 ? ok(profile) : err(wrong);
};

/** The profile of that name, or in the file of that path (one that ends in `.yaml`). */
export const loadProfile = async (name: string): Promise<Result<FeedProfile, readonly string[]>> => {
  const names = await profileNames();
  const isPath = /\.ya?ml$/.test(name);
  if (!isPath && !names.includes(name)) {
    const near = nearest(name, names);
    const hint = near === null ? "" : `; did you mean "${near}"?`;
    return err([`there is no profile "${name}"${hint} (there are ${names.join(", ")}, or the path of a .yaml file)`]);
  }
  try {
    return parseProfile(await readFile(isPath ? name : join(SHIPPED, `${name}.yaml`), "utf8"));
  } catch (error) {
    return err([`the profile ${name} cannot be read: ${error instanceof Error ? error.message : String(error)}`]);
  }
};

/** All profiles that come with the house. Throws where one of them is broken: a test keeps them right. */
export const shippedProfiles = async (): Promise<readonly FeedProfile[]> =>
  Promise.all(
    (await profileNames()).map(async (name) => {
      const profile = await loadProfile(name);
      if (profile.ok) return profile.value;
      throw new Error(profile.error.join("\n"));
    }),
  );
