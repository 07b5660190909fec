import { isRecord } from "../../shared/index.ts";
import { isEmptyLink } from "../links.ts";

type Fields = Readonly<Record<string, unknown>>;

const isBlank = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === "string" && value.trim() === "");

const isRichText = (value: Fields): boolean => value["type"] === "doc";

const isEmptyList = (value: unknown): boolean => isBlank(value) || (Array.isArray(value) && value.length === 0);

/** No file was selected. */
const isEmptyAsset = (value: Fields): boolean =>
  ("filename" in value || value["fieldtype"] === "asset") && isBlank(value["filename"]);

const isEmptyRichText = (value: Fields): boolean => {
  const { content } = value;
  if (!isRichText(value)) return false;
  return (
    isEmptyList(content) ||
    (Array.isArray(content) &&
      content.every((node) => isRecord(node) && node["type"] === "paragraph" && isEmptyList(node["content"])))
  );
};

const isEmptyTable = (value: Fields): boolean =>
  "thead" in value && "tbody" in value && isEmptyList(value["thead"]) && isEmptyList(value["tbody"]);

/** True if an editor left the field empty, for any field type of the content service. */
const isEmptyField = (value: unknown): boolean => {
  if (isBlank(value) || isEmptyList(value)) return true;
  if (!isRecord(value)) return false;
  return isEmptyAsset(value) || isEmptyLink(value) || isEmptyRichText(value) || isEmptyTable(value);
};

const isNothing = (value: unknown): boolean => isRecord(value) && Object.keys(value).length === 0;

/**
 * Removes empty fields at any depth, so that schemas treat them as absent. List items keep their positions; rich text
 * is not changed.
 */
export const withoutEmptyFields = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withoutEmptyFields);
  if (!isRecord(value) || isRichText(value)) return value;
  const fields = Object.entries(value)
    .filter(([, field]) => !isEmptyField(field))
    .map(([name, field]) => [name, withoutEmptyFields(field)] as const);
  return Object.fromEntries(fields.filter(([, field]) => !isNothing(field)));
};
