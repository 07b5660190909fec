import type { RawStory } from "../content/index.ts";

/** A list of options for editors. */
export type Datasource = {
  readonly id: number;
  readonly name: string;
  readonly slug: string;
  readonly dimensions: readonly { readonly id: number; readonly name: string; readonly entry_value: string }[];
  readonly entries: readonly DatasourceEntry[];
};

/** `inDimensions`: values by `entry_value` of the dimension. */
export type DatasourceEntry = {
  readonly id: number;
  readonly name: string;
  readonly value: string;
  readonly inDimensions: Readonly<Record<string, string>>;
};

/** Stories are published ones, or include drafts; in the order of the space. */
export type DeliverableContent = {
  readonly stories: readonly RawStory[];
  readonly datasources: readonly Datasource[];
  /** Time of the last change in seconds since 1970: the API's `cv`. */
  readonly version: number;
  readonly space: { readonly id: number; readonly name: string; readonly domain: string };
};

/** Values of the `Total` and `Per-Page` headers. */
export type PageCounts = { readonly total: number; readonly perPage: number };

export type EndpointResult = { readonly body: Readonly<Record<string, unknown>>; readonly counts?: PageCounts };

/** Invalid parameter names, or null when the record does not exist. */
export type EndpointError = { readonly rejectedParameters: readonly string[] } | null;
