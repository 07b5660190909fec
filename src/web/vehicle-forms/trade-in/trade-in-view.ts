// Plain data that the server sends to the browser.

/** A row of the composition; `note` explains it below, `stockHref` leads to the vehicles it counts. */
export type EstimateRow = {
  readonly label: string;
  readonly value: string;
  readonly note?: string;
  readonly stockHref?: string;
};

export type EstimateView =
  | {
      readonly type: "range";
      /** "9 400 à 11 200 €". */
      readonly amount: string;
      readonly rows: readonly EstimateRow[];
    }
  /** `reason`: a sentence. */
  | { readonly type: "none"; readonly reason: string };

/** The vehicle that the visitor describes. `values`: as entered, by field name. */
export type CarView = { readonly values: Readonly<Record<string, string>> } & (
  | { readonly type: "new" }
  /** One message per field. */
  | { readonly type: "invalid"; readonly errors: Readonly<Record<string, string>> }
  /** `summary`: "Ford Puma, 2021, 65 000 km, essence"; `estimate` is null while the database is down. */
  | { readonly type: "valid"; readonly summary: string; readonly estimate: EstimateView | null }
);
