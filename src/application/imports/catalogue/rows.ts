import type { FeedFault } from "#domain/imports/index.ts";

/** An unchecked object of a file: any JSON value. */
export type CatalogueRow = {
  /** First line of the object in the file, from 1. */
  readonly line: number;
  readonly value: unknown;
  /** Set if the row could not be parsed. */
  readonly broken?: { readonly reason: string; readonly value: string };
};

/** A read file; `fault` if it is incomplete or unreadable. */
export type CatalogueFile = {
  readonly rows: readonly CatalogueRow[];
  readonly notes: readonly string[];
  readonly fault: FeedFault | null;
};

/** The reason of a refused row. `field` is a path such as `showroom_hours.monday.0.open`; null for the row itself. */
export type CatalogueIssue = {
  readonly line: number;
  readonly field: string | null;
  /** The file's value, cut at 120 characters. */
  readonly value: string;
  readonly reason: string;
};
