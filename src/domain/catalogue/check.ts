import type { z } from "zod";
import { nearest } from "../imports/index.ts";
import { addressOf, CATALOGUE_SCHEMAS, type AnyFacts, type CatalogueKind } from "./kinds.ts";
import type { CatalogueBefore, CatalogueObject } from "./ports.ts";
import type { CatalogueIssue, CatalogueRow } from "./rows.ts";

export type Checked = {
  readonly accepted: readonly CatalogueObject[];
  readonly issues: readonly CatalogueIssue[];
  readonly refused: number;
  /** Ids that refused rows name: what is known of them stays as it was. */
  readonly refusedIds: ReadonlySet<number>;
};

const shown = (value: unknown): string => {
  const text = typeof value === "string" ? value : (JSON.stringify(value) ?? "");
  const line = text.replaceAll(/\s+/g, " ").trim();
  return line.length > 120 ? `${line.slice(0, 119)}…` : line;
};

const inside = (value: unknown, path: readonly PropertyKey[]): unknown => {
  let found = value;
  for (const step of path) {
    if (typeof found !== "object" || found === null) return undefined;
    found = (found as Record<PropertyKey, unknown>)[step];
  }
  return found;
};

const namesIn = (schema: unknown, path: readonly PropertyKey[]): readonly string[] => {
  // Only the names at the top are told apart; deeper ones are few enough to look up.
  const shape = path.length === 0 ? (schema as { readonly shape?: Record<string, unknown> }).shape : undefined;
  return Object.keys(shape ?? {});
};

const strangers = (issue: z.core.$ZodIssueUnrecognizedKeys, row: CatalogueRow, kind: CatalogueKind): CatalogueIssue[] =>
  issue.keys.map((key) => {
    const near = nearest(key, namesIn(CATALOGUE_SCHEMAS[kind], issue.path));
    const field = [...issue.path, key].join(".");
    const value = shown(inside(row.value, [...issue.path, key]));
    return { line: row.line, field, value, reason: `is not known${near === null ? "" : `; the nearest is "${near}"`}` };
  });

const asIssues = (error: z.ZodError, row: CatalogueRow, kind: CatalogueKind): CatalogueIssue[] =>
  error.issues.flatMap((issue) => {
    if (issue.code === "unrecognized_keys") return strangers(issue, row, kind);
    const value = inside(row.value, issue.path);
    const field = issue.path.length === 0 ? null : issue.path.join(".");
    return [{ line: row.line, field, value: shown(value), reason: value === undefined ? "is missing" : issue.message }];
  });

/** What can be said of a row only beside the others: an id or an address taken, a brand nobody knows. */
const conflict = (
  facts: AnyFacts,
  seen: { readonly ids: ReadonlyMap<number, number>; readonly addresses: ReadonlyMap<string, number> },
  before: CatalogueBefore,
): Omit<CatalogueIssue, "line"> | null => {
  const id = seen.ids.get(facts.id);
  if (id !== undefined) return { field: "id", value: String(facts.id), reason: `is the id of line ${id} already` };
  const slug = seen.addresses.get(addressOf(facts));
  if (slug !== undefined) return { field: "slug", value: facts.slug, reason: `is the slug of line ${slug} already` };
  if (!("brand" in facts) || before.brands.has(facts.brand)) return null;
  const near = nearest(facts.brand, before.brands);
  const hint = near === null ? "import the brands first" : `the nearest is "${near}"`;
  return { field: "brand", value: facts.brand, reason: `is no brand of the catalogue; ${hint}` };
};

const idOf = (value: unknown): number | null => {
  const id = inside(value, ["id"]);
  return typeof id === "number" ? id : null;
};

/** Checks the rows of a file one by one: what the schema says, then what they are beside one another. */
export const checkRows = (
  kind: CatalogueKind,
  rows: readonly CatalogueRow[],
  before: CatalogueBefore,
  digest: (text: string) => string,
): Checked => {
  const accepted: CatalogueObject[] = [];
  const issues: CatalogueIssue[] = [];
  const refusedIds = new Set<number>();
  const seen = { ids: new Map<number, number>(), addresses: new Map<string, number>() };
  const refuse = (row: CatalogueRow, reasons: readonly CatalogueIssue[]): void => {
    issues.push(...reasons);
    const id = idOf(row.value);
    if (id !== null) refusedIds.add(id);
  };
  for (const row of rows) {
    if (row.broken) {
      refuse(row, [{ line: row.line, field: null, value: row.broken.value, reason: row.broken.reason }]);
      continue;
    }
    const parsed = CATALOGUE_SCHEMAS[kind].safeParse(row.value);
    if (!parsed.success) {
      refuse(row, asIssues(parsed.error, row, kind));
      continue;
    }
    const facts: AnyFacts = parsed.data;
    const found = conflict(facts, seen, before);
    if (found) {
      refuse(row, [{ line: row.line, ...found }]);
      continue;
    }
    seen.ids.set(facts.id, row.line);
    seen.addresses.set(addressOf(facts), row.line);
    const content_hash = digest(JSON.stringify(facts));
    accepted.push({ id: facts.id, address: addressOf(facts), facts, content_hash });
  }
  return { accepted, issues, refused: rows.length - accepted.length, refusedIds };
};
