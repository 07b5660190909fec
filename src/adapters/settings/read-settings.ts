import type { z } from "zod";
import { err, errorMessage, ok, type Result } from "#domain/shared/index.ts";
import { settingsSchema, type Settings } from "#domain/site/index.ts";
import { describeTextProblem } from "../platform/text-place.ts";
import { parseYaml, type YamlText } from "../platform/yaml.ts";
import { YAML_FILES } from "../platform/yaml-files.ts";

const valueAt = (input: unknown, path: readonly PropertyKey[]): unknown => {
  let value = input;
  for (const key of path) {
    if (typeof value !== "object" || value === null) return undefined;
    value = (value as Record<PropertyKey, unknown>)[key];
  }
  return value;
};

const describeValue = (value: unknown): string => {
  if (value === undefined) return "it is missing";
  const text = JSON.stringify(value);
  return `it is ${text.length > 80 ? `${text.slice(0, 77)}...` : text}`;
};

const formatPath = (path: readonly PropertyKey[]): string =>
  path.map((key, index) => (typeof key === "number" ? `[${key}]` : `${index > 0 ? "." : ""}${String(key)}`)).join("");

const describeIssue = ({ message, path }: z.core.$ZodIssue, { value, placeOf }: YamlText): string => {
  const field = formatPath(path) || "the file";
  const reason = `${field}: ${message.charAt(0).toLowerCase()}${message.slice(1)}; ${describeValue(valueAt(value, path))}`;
  return describeTextProblem({ ...placeOf(path), reason });
};

/** Parses settings from YAML text; the error has one message per invalid value, with its line and column. */
export const parseSettings = (text: string): Result<Settings, readonly string[]> => {
  const read = parseYaml(text);
  if (!read.ok) return err(read.error.map(describeTextProblem));
  const parsed = settingsSchema.safeParse(read.value.value);
  return parsed.success ? ok(parsed.data) : err(parsed.error.issues.map((issue) => describeIssue(issue, read.value)));
};

/** Reads a market's settings from its YAML file; an unreadable file is an error message too. */
export const readSettings = (file: string): Result<Settings, readonly string[]> => {
  let text: string;
  try {
    text = YAML_FILES.read(file);
  } catch (error) {
    return err([`${file} cannot be read: ${errorMessage(error)}`]);
  }
  const parsed = parseSettings(text);
  return parsed.ok ? parsed : err(parsed.error.map((message) => `${file}:${message}`));
};
