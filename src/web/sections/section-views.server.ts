import type { EmbeddedHosts } from "#application/site/index.ts";
import { withUniqueIds, type Section } from "#domain/content/index.ts";
import { createDerivedCache } from "#domain/shared/index.ts";
import { toJsonText } from "../platform/json-text/index.ts";
import { addSections } from "../platform/router-context/index.ts";
import { ALL_SECTIONS } from "./all-sections.server.ts";
import type { SectionView } from "./elements/define-section.ts";
import type { LiveContent } from "./elements/live-content.ts";
import type { LeaseOffersView } from "./lease-offers/lease-offers-view.ts";
import type { SectionsText } from "./page-sections.tsx";

type View = SectionView | Promise<SectionView>;

const versionedViews = createDerivedCache<Section, View>();

const toView = (section: Section, live: LiveContent): View => {
  const { toView: build, isVersioned = false } = ALL_SECTIONS[section.component];
  if (build === undefined) return section;
  return isVersioned ? versionedViews(section, live.version, () => build(section, live)) : build(section, live);
};

/** The same array if there is no form to omit. */
const withOneForm = (sections: readonly Section[], { offersForm }: LiveContent): readonly Section[] => {
  if (!sections.some(({ component }) => component === "form")) return sections;
  const form = sections.findIndex((section) => section.component === "form" && offersForm(section));
  return sections.filter(({ component }, index) => component !== "form" || index === form);
};

export const isHead = ({ component }: SectionView): boolean => ALL_SECTIONS[component].isHead === true;

/** The first head of a page has its title; the titles of others are those of sections. */
const withOneTitle = (views: readonly SectionView[]): readonly SectionView[] => {
  const first = views.findIndex(isHead);
  return views.map((view, index) => (index > first && isHead(view) ? { ...view, isSecondHead: true } : view));
};

const isLeaseOffersView = (view: SectionView): view is LeaseOffersView => view.component === "lease_offers";

/** All quantities of a page belong to one form, which the first section with quantities has. */
const withOneFleetForm = (views: readonly SectionView[]): readonly SectionView[] => {
  const first = views.findIndex((view) => isLeaseOffersView(view) && view.fleet !== null);
  return views.map((view, index) =>
    index > first && isLeaseOffersView(view) && view.fleet !== null
      ? { ...view, fleet: { ...view.fleet, hasForm: false } }
      : view,
  );
};

/**
 * Builds the views of a story's sections in order. Omits sections without live content, forms that the market does not
 * offer, and all forms but the first, since a page has one POST target.
 */
export const buildSectionViews = async (
  sections: readonly Section[],
  live: LiveContent,
): Promise<readonly SectionView[]> => {
  const views = await Promise.all(
    withUniqueIds(withOneForm(sections, live)).map(async (section) => toView(section, live)),
  );
  const shown = views.filter((view) => ALL_SECTIONS[view.component].hasContent?.(view) !== false);
  return withOneFleetForm(withOneTitle(shown));
};

/** True if a section shows data that may change at any moment: stock, offers, opening hours. */
export const showsLiveData = (views: readonly SectionView[]): boolean =>
  views.some((view) => {
    const { toView: build, isLive } = ALL_SECTIONS[view.component];
    return build !== undefined && isLive?.(view) !== false;
  });

/** Hosts that the sections load after consent, to be allowed by the content policy. */
export const embeddedHosts = (views: readonly SectionView[]): EmbeddedHosts => {
  const hosts = views.map((view) => ALL_SECTIONS[view.component].hostsOf?.(view) ?? {});
  return {
    frames: new Set(hosts.flatMap(({ frames = [] }) => frames)),
    media: new Set(hosts.flatMap(({ media = [] }) => media)),
  };
};

/** Loader data for the sections of a page. Also requests their scripts. */
export const sectionsText = (
  context: Parameters<typeof addSections>[0],
  views: readonly SectionView[],
): SectionsText => {
  addSections(
    context,
    views.flatMap((view) => [view.component, ...(ALL_SECTIONS[view.component].partsOf?.(view) ?? [])]),
  );
  return toJsonText(views);
};
