import type { RoutingRule } from "./settings.ts";

export type LeadAbout = {
  readonly kind: string;
  /** Slugs; null where the lead names none. */
  readonly location: string | null;
  readonly brand: string | null;
};

const fits = (rule: RoutingRule, about: LeadAbout): boolean =>
  (rule.kind === undefined || rule.kind === about.kind) &&
  (rule.location === undefined || rule.location === about.location) &&
  (rule.brand === undefined || rule.brand === about.brand);

// A rule for a kind of request beats one for a place, which beats one for a brand.
const weight = (rule: RoutingRule): number =>
  (rule.kind === undefined ? 0 : 4) + (rule.location === undefined ? 0 : 2) + (rule.brand === undefined ? 0 : 1);

/** The addresses a lead goes to: those of the most specific rule that fits; checked settings always have one. */
export const leadAddresses = (routing: readonly RoutingRule[], about: LeadAbout): readonly string[] => {
  const best = routing
    .filter((rule) => fits(rule, about))
    .reduce<RoutingRule | null>((found, rule) => (found === null || weight(rule) > weight(found) ? rule : found), null);
  if (best === null) throw new Error(`No routing rule for a lead of kind ${about.kind}`);
  return best.to;
};
