import type { RawStory } from "../content/index.ts";

/** A list of names and values that editors choose from. */
export type Datasource = {
  readonly id: number;
  readonly name: string;
  readonly slug: string;
  readonly dimensions: readonly { readonly id: number; readonly name: string; readonly entry_value: string }[];
  readonly entries: readonly DatasourceEntry[];
};

/** `inDimensions`: the value that holds in a dimension, by its `entry_value`. */
export type DatasourceEntry = {
  readonly id: number;
  readonly name: string;
  readonly value: string;
  readonly inDimensions: Readonly<Record<string, string>>;
};

/** What is given out: the stories as they stand, published or with drafts, in the order of the space. */
export type DeliverableContent = {
  readonly stories: readonly RawStory[];
  readonly datasources: readonly Datasource[];
  /** Seconds since 1970 of the last change: the service's `cv`. */
  readonly version: number;
  readonly space: { readonly id: number; readonly name: string; readonly domain: string };
};

/** A list's page as its `Total` and `Per-Page` headers tell it. */
export type Counted = { readonly total: number; readonly perPage: number };

/** What an endpoint found. */
export type Found = { readonly body: Readonly<Record<string, unknown>>; readonly counted?: Counted };

/** The names of the parameters that cannot be answered, or null: there is no such record. */
export type NotFound = { readonly refused: readonly string[] } | null;
