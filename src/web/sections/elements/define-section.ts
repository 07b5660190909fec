import type { ComponentType } from "react";
import type { Section, SectionName, SectionOf } from "#domain/content/index.ts";
import type { LiveContent } from "./live-content.ts";

/** Props of a section's component: plain JSON with the section's name. */
export type SectionView = {
  readonly component: SectionName;
  /** Set for a head that is not the first of its page: the page has its title already. */
  readonly isSecondHead?: true;
};

/** Hosts that a section contacts, to be allowed by the content policy. */
export type SectionHosts = { readonly frames?: readonly string[]; readonly media?: readonly string[] };

/** Builds the view of a section on the server. */
type ToView<Written, View> = (section: Written, live: LiveContent) => View | Promise<View>;

type Parts<Name extends SectionName, View extends SectionView> = {
  readonly name: Name;
  readonly component: ComponentType<{ readonly view: View }>;
  /** False if the section would be empty for visitors; absent if it never is. */
  readonly hasContent?: (view: View) => boolean;
  /** True if the view depends only on the section and `LiveContent.version`. */
  readonly isVersioned?: boolean;
  /** True if its title is that of the page, a first-level heading. */
  readonly isHead?: boolean;
  readonly hostsOf?: (view: View) => SectionHosts;
  /** Folders below `sections` of what the view loads on demand. */
  readonly partsOf?: (view: View) => readonly string[];
  /** False if the view shows nothing of the stock and the catalogue; by default one that `toView` builds does. */
  readonly isLive?: (view: View) => boolean;
} & (SectionOf<Name> extends View
  ? { readonly toView?: ToView<SectionOf<Name>, View> }
  : { readonly toView: ToView<SectionOf<Name>, View> });

export type SectionComponent = ComponentType<{ readonly view: SectionView }>;

/** A section of any name. Its functions only receive sections and views of that name. */
export type SectionDefinition = {
  readonly name: SectionName;
  readonly component: SectionComponent;
  readonly toView?: ToView<Section, SectionView>;
  readonly hasContent?: (view: SectionView) => boolean;
  readonly isVersioned?: boolean;
  readonly isHead?: boolean;
  readonly hostsOf?: (view: SectionView) => SectionHosts;
  readonly partsOf?: (view: SectionView) => readonly string[];
  readonly isLive?: (view: SectionView) => boolean;
};

/**
 * Defines a section. Without `toView` the section is its own view. The browser bundle contains the component only, so
 * this call must be free of side effects.
 */
// @__NO_SIDE_EFFECTS__
export const defineSection = <Name extends SectionName, View extends SectionView>(
  parts: Parts<Name, View>,
): SectionDefinition =>
  // Safe: the name selects the section, so its functions only receive their own sections and views.
  parts as unknown as SectionDefinition;
