import type { FeedFault } from "../imports/index.ts";

/** An object of a file as a reader hands it over: whatever JSON can hold, by the schema's names. */
export type CatalogueRow = {
  /** Line of the file it begins on, from 1. */
  readonly line: number;
  readonly value: unknown;
  /** Set where the row itself could not be read. */
  readonly broken?: { readonly reason: string; readonly value: string };
};

/** A whole file, or why it cannot be trusted. */
export type CatalogueFile = {
  readonly rows: readonly CatalogueRow[];
  readonly notes: readonly string[];
  readonly fault: FeedFault | null;
};

/** Why a row was refused; `field` is a path such as `showroom_hours.monday.0.open`, null where it is the row itself. */
export type CatalogueIssue = {
  readonly line: number;
  readonly field: string | null;
  /** As the file writes it, cut at 120 characters. */
  readonly value: string;
  readonly reason: string;
};
