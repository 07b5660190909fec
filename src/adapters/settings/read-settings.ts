import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { type BrandIdentity, DEFAULT_BRAND } from "#domain/brand/index.ts";
import { err, errorMessage, ok, type Result, withoutUnions } from "#domain/shared/index.ts";
import { settingsSchema, type Settings } from "#domain/site/index.ts";
import { describeTextProblem } from "../platform/formats/text-position.ts";
import { parseYaml } from "../platform/formats/yaml.ts";
import { describeSettingsIssue } from "./describe-issue.ts";
import { readBrand } from "./read-brand.ts";
import { YAML_FILES } from "../platform/formats/yaml-files.ts";

/** Parses settings from YAML text; the error has one message per invalid value, with its line and column. */
export const parseSettings = (
  text: string,
  brand: BrandIdentity = DEFAULT_BRAND,
): Result<Settings, readonly string[]> => {
  const read = parseYaml(text);
  if (!read.ok) return err(read.error.map(describeTextProblem));
  const parsed = settingsSchema.safeParse(read.value.value);
  return parsed.success
    ? ok({ ...parsed.data, brand })
    : err(parsed.error.issues.flatMap(withoutUnions).map((issue) => describeSettingsIssue(issue, read.value)));
};

/** The brand of the group's folder that a settings file is in: `brand.yaml` beside the folder of the settings. */
const readOwnBrand = (file: string): Result<BrandIdentity, readonly string[]> => {
  const brandFile = join(dirname(dirname(file)), "brand.yaml");
  return existsSync(brandFile) ? readBrand(brandFile) : ok(DEFAULT_BRAND);
};

/** Reads a market's settings and the group's brand from their YAML files; an unreadable file is an error message too. */
export const readSettings = (file: string): Result<Settings, readonly string[]> => {
  let text: string;
  try {
    text = YAML_FILES.read(file);
  } catch (error) {
    return err([`${file} cannot be read: ${errorMessage(error)}`]);
  }
  const brand = readOwnBrand(file);
  const parsed = parseSettings(text, brand.ok ? brand.value : DEFAULT_BRAND);
  const problems = parsed.ok ? [] : parsed.error.map((message) => `${file}:${message}`);
  return brand.ok && parsed.ok ? parsed : err([...problems, ...(brand.ok ? [] : brand.error)]);
};
