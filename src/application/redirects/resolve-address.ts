import { isGroupBrand } from "#domain/models/index.ts";
import {
  type AddressRules,
  type RedirectResult,
  type RedirectTable,
  resolveRedirect,
} from "#domain/redirects/index.ts";
import { type Settings, withActiveSegments } from "#domain/site/index.ts";
import type { Catalogue } from "../stock/index.ts";

type AddressDependencies = {
  readonly redirects: () => RedirectTable;
  readonly settings: Pick<Settings, "segments">;
  readonly catalogue: () => Pick<Catalogue, "brands">;
};

/** Requests an address of the site. */
export type ProbeAddress = AddressRules["probe"];

/** The redirect of an old address, of one with segments of another market, or with a trailing slash; null: none. */
export const resolveAddress = (
  { redirects, settings, catalogue }: AddressDependencies,
  address: { readonly pathname: string; readonly search: string },
  probe: ProbeAddress,
): Promise<RedirectResult | null> =>
  resolveRedirect(redirects(), address, {
    toActivePath: (pathname) =>
      withActiveSegments(pathname, settings.segments, (slug) => isGroupBrand(catalogue().brands, slug)),
    probe,
  });
