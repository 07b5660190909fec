import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import {
  type BrandFile,
  type BrandIdentity,
  brandIdentitySchema,
  brandStyle,
  DEFAULT_BRAND,
  type Drawing,
  readDrawing,
  toPalette,
} from "#domain/brand/index.ts";
import { err, errorMessage, ok, type Result, valueAt, withoutUnions } from "#domain/shared/index.ts";
import { settingsSchema, type Settings } from "#domain/site/index.ts";
import { describeTextProblem } from "../platform/formats/text-position.ts";
import { parseYaml, YAML_FILES, type YamlText } from "../platform/formats/yaml.ts";
import { createHash } from "node:crypto";
import { detectPictureType } from "#domain/media/index.ts";
import type { z } from "zod";

const MAX_FONT_BYTES = 200_000;

/** A field that names a file of the group's folder. */
type FileField = "logo" | "icon" | "social_picture" | "font";

type Folder = {
  readonly path: string;
  /** Collects what is wrong with a file, at the field that names it. */
  readonly report: (field: FileField, reason: string) => null;
};

const readDrawingFile = (
  name: string | undefined,
  field: "logo" | "icon",
  { path, report }: Folder,
): Drawing | null => {
  if (name === undefined) return null;
  let svg: string;
  try {
    svg = readFileSync(join(path, name), "utf8");
  } catch (error) {
    return report(field, `${name} cannot be read: ${errorMessage(error)}`);
  }
  const drawing = readDrawing(svg, field);
  return drawing.ok ? drawing.value : report(field, `${name} ${drawing.error}`);
};

const versionOf = (data: string | Uint8Array): string => createHash("sha256").update(data).digest("hex").slice(0, 12);

const readFont = (font: BrandFile["font"], { path, report }: Folder): BrandIdentity["font"] => {
  if (font === undefined) return { kind: "own" };
  if (font === "system") return { kind: "system" };
  try {
    const bytes = readFileSync(join(path, font));
    if (bytes.length > MAX_FONT_BYTES) report("font", `${font} has ${bytes.length} bytes: ${MAX_FONT_BYTES} at most`);
    if (bytes.toString("latin1", 0, 4) !== "wOF2") report("font", `${font} is not a WOFF2 font`);
    return { kind: "file", file: join(path, font), version: versionOf(bytes) };
  } catch (error) {
    report("font", `${font} cannot be read: ${errorMessage(error)}`);
    return { kind: "own" };
  }
};

const readSocialPicture = (name: string | undefined, { path, report }: Folder): string | null => {
  if (name === undefined) return null;
  try {
    const isPicture = detectPictureType(readFileSync(join(path, name))) !== null;
    return isPicture ? join(path, name) : report("social_picture", `${name} is not a picture`);
  } catch (error) {
    return report("social_picture", `${name} cannot be read: ${errorMessage(error)}`);
  }
};

const toStyle = (look: Pick<BrandIdentity, "palette" | "font">): BrandIdentity["style"] => {
  const css = brandStyle(look);
  return css === "" ? null : { css, path: `/brand-${versionOf(css)}.css` };
};

const toBrand = (file: BrandFile, folder: Folder): BrandIdentity => {
  const look = {
    palette: toPalette(file.colours),
    font: readFont(file.font, folder),
  };
  return {
    shortName: file.short_name ?? null,
    logo: readDrawingFile(file.logo, "logo", folder),
    icon: readDrawingFile(file.icon, "icon", folder),
    socialPicture: readSocialPicture(file.social_picture, folder),
    ...look,
    mailFrom: file.mail_from ?? null,
    style: toStyle(look),
  };
};

/** The problems of the files that a brand names stand at their fields. */
const readFiles = (brand: BrandFile, yaml: YamlText, path: string): Result<BrandIdentity, readonly string[]> => {
  const problems: string[] = [];
  const report: Folder["report"] = (field, reason) => {
    problems.push(describeTextProblem({ ...yaml.positionOf([field]), reason: `${field}: ${reason}` }));
    return null;
  };
  const read = toBrand(brand, { path, report });
  return problems.length === 0 ? ok(read) : err(problems);
};

const describeValue = (value: unknown): string => {
  if (value === undefined) return "it is missing";
  const text = JSON.stringify(value);
  return `it is ${text.length > 80 ? `${text.slice(0, 77)}...` : text}`;
};

const formatPath = (path: readonly PropertyKey[]): string =>
  path.map((key, index) => (typeof key === "number" ? `[${key}]` : `${index > 0 ? "." : ""}${String(key)}`)).join("");

/** An invalid value of a file with its line and column: what it must be, and what it is. */
const describeSettingsIssue = ({ message, path }: z.core.$ZodIssue, { value, positionOf }: YamlText): string => {
  const field = formatPath(path) || "the file";
  const reason = `${field}: ${message.charAt(0).toLowerCase()}${message.slice(1)}; ${describeValue(valueAt(value, path))}`;
  return describeTextProblem({ ...positionOf(path), reason });
};

/** Reads `brand.yaml` and the files that it names; the error has one message per problem, with file, line and column. */
export const readBrand = (file: string): Result<BrandIdentity, readonly string[]> => {
  const named = (problems: readonly string[]) => err(problems.map((problem) => `${file}:${problem}`));
  try {
    const yaml = parseYaml(YAML_FILES.read(file));
    if (!yaml.ok) return named(yaml.error.map(describeTextProblem));
    const parsed = brandIdentitySchema.safeParse(yaml.value.value ?? {});
    if (!parsed.success) return named(parsed.error.issues.map((issue) => describeSettingsIssue(issue, yaml.value)));
    const brand = readFiles(parsed.data, yaml.value, dirname(file));
    return brand.ok ? brand : named(brand.error);
  } catch (error) {
    return err([`${file} cannot be read: ${errorMessage(error)}`]);
  }
};

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
