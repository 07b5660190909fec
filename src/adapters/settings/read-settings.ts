import { readFileSync } from "node:fs";
import { parseDocument } from "yaml";
import type { z } from "zod";
import { err, errorMessage, ok, type Result } from "#domain/shared/index.ts";
import { settingsSchema, type Settings } from "#domain/site/index.ts";

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

const describeIssue = (issue: z.core.$ZodIssue, input: unknown): string => {
  const message = issue.message.charAt(0).toLowerCase() + issue.message.slice(1);
  return `${formatPath(issue.path) || "the file"}: ${message}; ${describeValue(valueAt(input, issue.path))}`;
};

/** Parses settings from YAML text; the error has one message per invalid value. */
export const parseSettings = (text: string): Result<Settings, readonly string[]> => {
  const document = parseDocument(text, { prettyErrors: true });
  if (document.errors.length > 0) return err(document.errors.map((error) => error.message.split("\n")[0] ?? ""));
  const input: unknown = document.toJS();
  const parsed = settingsSchema.safeParse(input);
  return parsed.success ? ok(parsed.data) : err(parsed.error.issues.map((issue) => describeIssue(issue, input)));
};

/** Reads a market's settings from its YAML file; an unreadable file is an error message too. */
export const readSettings = (file: string): Result<Settings, readonly string[]> => {
  let text: string;
  try {
    text = readFileSync(file, "utf8");
  } catch (error) {
    return err([`${file} cannot be read: ${errorMessage(error)}`]);
  }
  const parsed = parseSettings(text);
  return parsed.ok ? parsed : err(parsed.error.map((message) => `${file}: ${message}`));
};
