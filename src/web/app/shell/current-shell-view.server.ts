import type { SiteServices } from "#application/site/index.ts";
import type { Shell } from "#domain/content/index.ts";
import { createDerivedCache, minuteOf } from "#domain/shared/index.ts";
import { buildConsentView } from "../../platform/consent/index.ts";
import { toThirdPartyScripts } from "../../platform/third-party-scripts/index.ts";
import { buildShellView, type ShellView } from "./shell-view.ts";

type ShellServices = SiteServices<
  "settings" | "paths" | "integrations" | "thirdParties" | "clock" | "stock" | "catalogue"
>;

const build = (services: ShellServices, shell: Shell, now: Date): ShellView => {
  const { settings, paths, integrations, thirdParties, catalogue, stock } = services;
  return buildShellView({
    scripts: toThirdPartyScripts(integrations, settings.chat),
    consent: buildConsentView(settings.consent, thirdParties),
    shell,
    groupName: settings.group.name,
    logo: settings.brand.logo,
    homeHref: paths.home(),
    lists: { favourites: paths.favourites(), compare: paths.compare(), change: paths.shortlists() },
    locations: catalogue().locations,
    paths,
    count: stock.index().count,
    now,
    timeZone: settings.timeZone,
    mediaHosts: settings.hosts.media,
    social: settings.social,
    stickyContact: settings.stickyContact,
    phone: settings.group.phone,
  });
};

const latest = new WeakMap<Shell, ShellView>();

/** The same object while header and footer are unchanged, because their HTML is cached by it. */
const buildAgain = (services: ShellServices, shell: Shell, now: Date): ShellView => {
  const before = latest.get(shell);
  const built = build(services, shell, now);
  const view = before && JSON.stringify(before) === JSON.stringify(built) ? before : built;
  latest.set(shell, view);
  return view;
};

const cached = createDerivedCache<Shell, ShellView>();

/** Header and footer, built once per stock, catalogue and minute; opening hours depend on the minute. */
export const currentShellView = (services: ShellServices, shell: Shell): ShellView => {
  const now = services.clock.now();
  const inputs = [services, services.stock.version(), services.catalogue(), minuteOf(now)];
  return cached(shell, inputs, () => buildAgain(services, shell, now));
};
