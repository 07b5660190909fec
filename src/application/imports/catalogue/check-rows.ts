import type { z } from "zod";
import { findAmbiguity, findNearest } from "#domain/imports/index.ts";
import { valueAt } from "#domain/shared/index.ts";
import type { CatalogueObject, CatalogueState } from "../ports.ts";
import {
  CATALOGUE_SCHEMAS,
  catalogueAddress,
  type CatalogueAttributes,
  type CatalogueIssue,
  type CatalogueKind,
  type CatalogueRow,
  completeRow,
} from "./kinds.ts";

export type CheckedRows = {
  readonly accepted: readonly CatalogueObject[];
  readonly issues: readonly CatalogueIssue[];
  readonly refused: number;
  /** Ids of refused rows; their stored objects stay unchanged. */
  readonly refusedIds: ReadonlySet<number>;
};

const toReportText = (value: unknown): string => {
  const text = typeof value === "string" ? value : (JSON.stringify(value) ?? "");
  const line = text.replaceAll(/\s+/g, " ").trim();
  return line.length > 120 ? `${line.slice(0, 119)}…` : line;
};

const fieldNames = (schema: unknown, path: readonly PropertyKey[]): readonly string[] => {
  // Suggestions cover top-level fields only.
  const shape = path.length === 0 ? (schema as { readonly shape?: Record<string, unknown> }).shape : undefined;
  return Object.keys(shape ?? {});
};

const unknownFieldIssues = (
  issue: z.core.$ZodIssueUnrecognizedKeys,
  row: CatalogueRow,
  kind: CatalogueKind,
): CatalogueIssue[] =>
  issue.keys.map((key) => {
    const closest = findNearest(key, fieldNames(CATALOGUE_SCHEMAS[kind], issue.path));
    const field = [...issue.path, key].join(".");
    const value = toReportText(valueAt(row.value, [...issue.path, key]));
    return {
      line: row.line,
      field,
      value,
      reason: `is not known${closest === null ? "" : `; the nearest is "${closest}"`}`,
    };
  });

/** Reasons of the schema language that a reader of the file would not understand. */
const reasonOf = (issue: z.core.$ZodIssue, value: unknown): string => {
  if (issue.code !== "invalid_type") return issue.message;
  const ambiguity = issue.expected === "number" || issue.expected === "int" ? findAmbiguity(String(value)) : null;
  if (ambiguity) return `can be ${ambiguity.readings}`;
  return issue.expected === "number" ? "must be a number, with a point before its decimals" : issue.message;
};

const toIssues = (error: z.ZodError, row: CatalogueRow, kind: CatalogueKind): CatalogueIssue[] =>
  error.issues.flatMap((issue) => {
    if (issue.code === "unrecognized_keys") return unknownFieldIssues(issue, row, kind);
    const value = valueAt(row.value, issue.path);
    const field = issue.path.length === 0 ? null : issue.path.join(".");
    return [
      {
        line: row.line,
        field,
        value: toReportText(value),
        reason: value === undefined ? "is missing" : reasonOf(issue, value),
      },
    ];
  });

type Reference = { readonly field: string; readonly slug: string; readonly kind: "brands" | "locations" };

/** The objects of other kinds that an object names and cannot do without. */
const referencesOf = (attributes: CatalogueAttributes): readonly Reference[] => {
  if ("brand" in attributes) return [{ field: "brand", slug: attributes.brand, kind: "brands" }];
  if ("location" in attributes) return [{ field: "location", slug: attributes.location, kind: "locations" }];
  if (!("locations" in attributes)) return [];
  return attributes.locations.map((slug, index) => ({ field: `locations.${index}`, slug, kind: "locations" }));
};

const findUnknownReference = (
  attributes: CatalogueAttributes,
  state: CatalogueState,
): Omit<CatalogueIssue, "line"> | null => {
  const unknown = referencesOf(attributes).find(({ kind, slug }) => !state[kind].has(slug));
  if (unknown === undefined) return null;
  const { field, slug, kind } = unknown;
  const closest = findNearest(slug, state[kind]);
  const missing = state[kind].size === 0 ? `the ${kind}` : "it";
  const hint = closest === null ? `import ${missing} first` : `the nearest is "${closest}"`;
  return { field, value: slug, reason: `is no ${kind.slice(0, -1)} of the catalogue; ${hint}` };
};

/** Checks a row against the others: duplicate id or address, unknown brand or location. */
const findConflict = (
  attributes: CatalogueAttributes,
  seen: { readonly ids: ReadonlyMap<number, number>; readonly addresses: ReadonlyMap<string, number> },
  state: CatalogueState,
): Omit<CatalogueIssue, "line"> | null => {
  const id = seen.ids.get(attributes.id);
  if (id !== undefined) return { field: "id", value: String(attributes.id), reason: `is the id of line ${id} already` };
  const slug = seen.addresses.get(catalogueAddress(attributes));
  if (slug !== undefined)
    return { field: "slug", value: attributes.slug, reason: `is the slug of line ${slug} already` };
  return findUnknownReference(attributes, state);
};

const readId = (value: unknown): number | null => {
  const id = valueAt(value, ["id"]);
  return typeof id === "number" ? id : null;
};

type RowChecks = {
  readonly kind: CatalogueKind;
  readonly digest: (text: string) => string;
  /** Country of the market (ISO 3166-1); null: unknown. */
  readonly market: string | null;
};

/** Checks each row of a file against the schema and against the rows before it. */
export const checkRows = (
  { kind, digest, market }: RowChecks,
  rows: readonly CatalogueRow[],
  state: CatalogueState,
): CheckedRows => {
  const accepted: CatalogueObject[] = [];
  const issues: CatalogueIssue[] = [];
  const refusedIds = new Set<number>();
  const seen = { ids: new Map<number, number>(), addresses: new Map<string, number>() };
  const refuse = (row: CatalogueRow, reasons: readonly CatalogueIssue[]): void => {
    issues.push(...reasons);
    const id = readId(row.value);
    if (id !== null) refusedIds.add(id);
  };
  for (const row of rows) {
    if (row.broken) {
      refuse(row, [{ line: row.line, field: null, value: row.broken.value, reason: row.broken.reason }]);
      continue;
    }
    const parsed = CATALOGUE_SCHEMAS[kind].safeParse(completeRow(kind, row.value, market));
    if (!parsed.success) {
      refuse(row, toIssues(parsed.error, row, kind));
      continue;
    }
    const attributes: CatalogueAttributes = parsed.data;
    const conflict = findConflict(attributes, seen, state);
    if (conflict) {
      refuse(row, [{ line: row.line, ...conflict }]);
      continue;
    }
    seen.ids.set(attributes.id, row.line);
    seen.addresses.set(catalogueAddress(attributes), row.line);
    const content_hash = digest(JSON.stringify(attributes));
    accepted.push({ id: attributes.id, address: catalogueAddress(attributes), attributes, content_hash });
  }
  return { accepted, issues, refused: rows.length - accepted.length, refusedIds };
};
