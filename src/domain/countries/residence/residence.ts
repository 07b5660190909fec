// What buying a car in one country of the Union means for somebody who lives in another one. Each statement is in French and has
// the law or the official page that decides, and the day that it bears; what no such text says is not stated. Amounts are stated
// only where a law fixes them for every car.

/** In the order in which pages list them. */
export const RESIDENCE_TOPICS = [
  "vat_new",
  "vat_used",
  "registration",
  "tax",
  "inspection",
  "certificate",
  "plates",
  "premium",
] as const;

export type ResidenceTopic = (typeof RESIDENCE_TOPICS)[number];

export type OfficialSource = {
  /** Who says it; of a law also the articles. */
  readonly name: string;
  readonly url: string;
  /** A law bears the day on which it was signed; a page or a code the day up to which its text was current when somebody read it. */
  readonly kind: "law" | "page";
  /** ISO date of that day. */
  readonly dated: string;
};

export type ResidenceFact = {
  readonly topic: ResidenceTopic;
  /** In a few words, for a list beside a car. */
  readonly short: string;
  readonly text: string;
  /** Who does it, or who asks for it. */
  readonly by: string;
  readonly source: OfficialSource;
  /** Concerns cars that were registered before; a new one is exempt. */
  readonly usedOnly?: true;
};

/** What no dated text says, with whom to ask. */
export type ResidenceGap = { readonly topic: ResidenceTopic; readonly what: string; readonly ask: string };

/** Somebody lives in this country and buys in another one. */
export type Residence = {
  /** Standard rate of value-added tax as a share, which a new car is taxed at where it is registered. */
  readonly vat: { readonly share: number; readonly source: OfficialSource };
  readonly facts: readonly ResidenceFact[];
  readonly unknown: readonly ResidenceGap[];
};
