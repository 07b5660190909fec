import {
  type AddressRules,
  type RedirectResult,
  type RedirectTable,
  resolveRedirect,
} from "#domain/redirects/index.ts";
import { hasCanonicalForm, type Settings, withActiveSegments } from "#domain/site/index.ts";
import { isMake, type MakeDependencies } from "../stock/index.ts";

type AddressDependencies = MakeDependencies & {
  readonly redirects: () => RedirectTable;
  readonly settings: Pick<Settings, "segments">;
};

/** Requests an address of the site. */
export type ProbeAddress = AddressRules["probe"];

/** The redirect of an old address, or of one that is not written as that of its page; null: none. */
export const resolveAddress = (
  { redirects, settings, ...makes }: AddressDependencies,
  address: { readonly pathname: string; readonly search: string },
  probe: ProbeAddress,
): Promise<RedirectResult | null> =>
  resolveRedirect(redirects(), address, {
    toActivePath: (pathname) => withActiveSegments(pathname, settings.segments, (slug) => isMake(makes, slug)),
    hasCanonicalForm,
    probe,
  });
