import type { z } from "zod";
import { valueAt } from "#domain/shared/index.ts";
import { describeTextProblem } from "../platform/formats/text-position.ts";
import type { YamlText } from "../platform/formats/yaml.ts";

const describeValue = (value: unknown): string => {
  if (value === undefined) return "it is missing";
  const text = JSON.stringify(value);
  return `it is ${text.length > 80 ? `${text.slice(0, 77)}...` : text}`;
};

const formatPath = (path: readonly PropertyKey[]): string =>
  path.map((key, index) => (typeof key === "number" ? `[${key}]` : `${index > 0 ? "." : ""}${String(key)}`)).join("");

/** An invalid value of a file with its line and column: what it must be, and what it is. */
export const describeSettingsIssue = ({ message, path }: z.core.$ZodIssue, { value, positionOf }: YamlText): string => {
  const field = formatPath(path) || "the file";
  const reason = `${field}: ${message.charAt(0).toLowerCase()}${message.slice(1)}; ${describeValue(valueAt(value, path))}`;
  return describeTextProblem({ ...positionOf(path), reason });
};
