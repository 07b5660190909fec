import type { ComponentType } from "react";
import type { Section, SectionName, SectionOf } from "#domain/content/index.ts";
import type { LiveContent } from "./live-content.ts";

/** What the component of a section renders: plain JSON with the name of the section. */
export type SectionView = { readonly component: SectionName };

/** Hosts that a section contacts, to be allowed by the content policy. */
export type SectionHosts = { readonly frames?: readonly string[]; readonly media?: readonly string[] };

/** Builds the view of a section on the server. */
type ToView<Written, View> = (section: Written, live: LiveContent) => View | Promise<View>;

type Parts<Name extends SectionName, View extends SectionView> = {
  readonly name: Name;
  readonly component: ComponentType<{ readonly view: View }>;
  /** False if visitors would see an empty section; absent if the section is never empty. */
  readonly hasContent?: (view: View) => boolean;
  /** The view depends on the section and on `LiveContent.version` alone. */
  readonly isVersioned?: boolean;
  readonly hostsOf?: (view: View) => SectionHosts;
} & (SectionOf<Name> extends View
  ? { readonly toView?: ToView<SectionOf<Name>, View> }
  : { readonly toView: ToView<SectionOf<Name>, View> });

/** Views for the gallery and the tests, one for each state. */
export type Examples<Component> =
  Component extends ComponentType<{ readonly view: infer View }> ? readonly [View, ...View[]] : never;

export type SectionComponent = ComponentType<{ readonly view: SectionView }>;

/** A section of any name. Each part only gets sections and views of its own name. */
export type SectionDefinition = {
  readonly name: SectionName;
  readonly component: SectionComponent;
  readonly toView?: ToView<Section, SectionView>;
  readonly hasContent?: (view: SectionView) => boolean;
  readonly isVersioned?: boolean;
  readonly hostsOf?: (view: SectionView) => SectionHosts;
};

/**
 * All that a section is. A section without `toView` is its own view. The browser takes the component alone, so the call
 * must have no effects.
 */
// @__NO_SIDE_EFFECTS__
export const defineSection = <Name extends SectionName, View extends SectionView>(
  parts: Parts<Name, View>,
): SectionDefinition =>
  // The name chooses the section: its parts meet no other section or view.
  parts as unknown as SectionDefinition;
