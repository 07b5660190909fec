import type { AdfRule, RoutingRule } from "./settings.ts";

type RuleFor = Pick<RoutingRule, "kind" | "location" | "brand">;

export type LeadAbout = {
  readonly kind: string;
  /** Slugs; null where the lead names none. */
  readonly location: string | null;
  readonly brand: string | null;
};

const fits = (rule: RuleFor, about: LeadAbout): boolean =>
  (rule.kind === undefined || rule.kind === about.kind) &&
  (rule.location === undefined || rule.location === about.location) &&
  (rule.brand === undefined || rule.brand === about.brand);

// A rule for a kind of request beats one for a place, which beats one for a brand.
const weight = (rule: RuleFor): number =>
  (rule.kind === undefined ? 0 : 4) + (rule.location === undefined ? 0 : 2) + (rule.brand === undefined ? 0 : 1);

const mostSpecific = <R extends RuleFor>(rules: readonly R[], about: LeadAbout): R | null =>
  rules
    .filter((rule) => fits(rule, about))
    .reduce<R | null>((found, rule) => (found === null || weight(rule) > weight(found) ? rule : found), null);

/**
 * Where a lead goes: the people's addresses of the most specific rule that fits (checked settings always have one), and
 * in the same way those of the systems that read ADF, of which there may be none.
 */
export const leadDestinations = (
  { routing, adf }: { readonly routing: readonly RoutingRule[]; readonly adf: readonly AdfRule[] },
  about: LeadAbout,
): { readonly addresses: readonly string[]; readonly adf: readonly string[] } => {
  const best = mostSpecific(routing, about);
  if (best === null) throw new Error(`No routing rule for a lead of kind ${about.kind}`);
  return { addresses: best.to, adf: mostSpecific(adf, about)?.to ?? [] };
};
