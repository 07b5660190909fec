import type { EstimateView } from "./estimate-panel.tsx";

// Plain data that the server sends to the browser.

type Values = Readonly<Record<string, string>>;

/** What the request has of the vehicle. */
type RequestValues = {
  /** Answers of the address, by field name: the request sends them unseen. */
  readonly answers: Values;
  /** What the request's own questions about the vehicle begin with, by field name. */
  readonly guesses: Values;
};

/** The vehicle that the visitor describes. `values`: as entered in the three fields. */
export type CarView = { readonly values: Values } & (
  | { readonly type: "new" }
  /** One message per field. */
  | { readonly type: "invalid"; readonly errors: Values }
  /** Not understood: `sentence` says what, and one of the names is meant. */
  | ({
      readonly type: "choice";
      readonly sentence: string;
      readonly label: string;
      readonly names: readonly string[];
    } & RequestValues)
  /** `summary`: "Ford Puma, 2021, 65 000 km, essence"; `estimate` is null while the database is down. */
  | ({ readonly type: "valid"; readonly summary: string; readonly estimate: EstimateView | null } & RequestValues)
);

export type DescribedView = Extract<CarView, { readonly answers: Values }>;
