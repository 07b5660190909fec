import { isGroupBrand } from "#domain/models/index.ts";
import {
  type AddressRules,
  type RedirectResult,
  type RedirectTable,
  resolveRedirect,
} from "#domain/redirects/index.ts";
import { hasCanonicalForm, type Settings, withActiveSegments } from "#domain/site/index.ts";
import type { Catalogue } from "../stock/index.ts";

type AddressDependencies = {
  readonly redirects: () => RedirectTable;
  readonly settings: Pick<Settings, "segments">;
  readonly catalogue: () => Pick<Catalogue, "brands">;
};

/** Requests an address of the site. */
export type ProbeAddress = AddressRules["probe"];

/** The redirect of an old address, or of one that is not written as that of its page; null: none. */
export const resolveAddress = (
  { redirects, settings, catalogue }: AddressDependencies,
  address: { readonly pathname: string; readonly search: string },
  probe: ProbeAddress,
): Promise<RedirectResult | null> =>
  resolveRedirect(redirects(), address, {
    toActivePath: (pathname) =>
      withActiveSegments(pathname, settings.segments, (slug) => isGroupBrand(catalogue().brands, slug)),
    hasCanonicalForm,
    probe,
  });
