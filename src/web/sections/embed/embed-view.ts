import { OWN_HOST } from "#application/site/index.ts";
import type { ConsentHosts, ConsentPurpose } from "#domain/consent/index.ts";
import { linkHost, type SectionOf } from "#domain/content/index.ts";
import { playerUrl } from "#domain/media/index.ts";
import type { SectionHosts } from "../elements/define-section.ts";
import type { AllowedHosts, LiveContent } from "../elements/live-content.ts";

/** URL of the frame and its host, `OWN_HOST` for pages of this site. */
export type EmbedFrame = { readonly src: string; readonly host: string };

/**
 * A third-party page, or one of this site, and its host without "www."; `frame` is null if the settings do not allow
 * its host.
 */
export type EmbedSource = { readonly href: string; readonly host: string; readonly frame: EmbedFrame | null };

/**
 * What loads the frame: nothing for a page of this site, a consent to its purpose where that unlocks its host (`others`:
 * the other hosts that it unlocks), and else a click for this frame alone.
 */
export type FrameConsent =
  | { readonly type: "none" }
  | { readonly type: "purpose"; readonly purpose: ConsentPurpose; readonly others: readonly string[] }
  | { readonly type: "once" };

type EmbedName = "iframe" | "reviews" | "recruiting";

export type EmbedViewOf<Name extends EmbedName> = Name extends EmbedName
  ? Omit<SectionOf<Name>, "src" | "purpose"> & { readonly source: EmbedSource; readonly consent: FrameConsent }
  : never;

export type EmbedView = EmbedViewOf<EmbedName>;

/** Host of a URL, with a non-default port; null for other links. */
const frameHost = (src: string): string | null => (linkHost(src) === null ? null : new URL(src).host);

/** `allowed`: hosts in the settings. */
export const toEmbedSource = (href: string, allowed: readonly string[]): EmbedSource => {
  const src = playerUrl(href);
  const host = frameHost(src);
  return {
    href,
    host: (linkHost(href) ?? href).replace(/^www\./, ""),
    frame: host !== null && allowed.includes(host) ? { src, host } : null,
  };
};

const toFrameSource = (src: string, allowed: readonly string[]): EmbedSource =>
  src.startsWith("/") ? { href: src, host: OWN_HOST, frame: { src, host: OWN_HOST } } : toEmbedSource(src, allowed);

const toFrameConsent = ({ frame }: EmbedSource, purpose: ConsentPurpose, unlocked: ConsentHosts): FrameConsent => {
  if (frame?.host === OWN_HOST) return { type: "none" };
  if (frame === null || !unlocked[purpose].includes(frame.host)) return { type: "once" };
  return { type: "purpose", purpose, others: unlocked[purpose].filter((host) => host !== frame.host) };
};

export const toEmbedView = (section: SectionOf<EmbedName>, { embeds, widgets, consent }: AllowedHosts): EmbedView => {
  const { src, ...rest } = section;
  const isIframe = section.component === "iframe";
  const source = toFrameSource(src, isIframe ? embeds : widgets);
  return { ...rest, source, consent: toFrameConsent(source, isIframe ? section.purpose : "services", consent) };
};

export const toEmbedSectionView = (section: SectionOf<EmbedName>, { hosts }: LiveContent): EmbedView =>
  toEmbedView(section, hosts);

/** Contacted only after consent. */
export const frameHosts = ({ frame }: EmbedSource): SectionHosts => (frame === null ? {} : { frames: [frame.host] });

export const embedHosts = ({ source }: EmbedView): SectionHosts => frameHosts(source);
