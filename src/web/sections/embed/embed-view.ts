import type { ConsentPurpose } from "#domain/consent/index.ts";
import { linkHost, playerUrl, type SectionOf } from "#domain/content/index.ts";
import type { AllowedHosts, LiveContent } from "../elements/live-content.ts";

/** URL that the frame loads and its host. */
export type EmbedFrame = { readonly src: string; readonly host: string };

/**
 * A third-party page and its host without "www."; `frame` is null if the settings do not allow the host it would
 * contact.
 */
export type EmbedSource = { readonly href: string; readonly host: string; readonly frame: EmbedFrame | null };

type EmbedName = "iframe" | "reviews" | "recruiting";
export type EmbedViewOf<Name extends EmbedName> = Name extends EmbedName
  ? Omit<SectionOf<Name>, "src" | "purpose"> & { readonly source: EmbedSource; readonly purpose: ConsentPurpose }
  : never;

export type EmbedView = EmbedViewOf<EmbedName>;

export const toEmbedSource = (href: string, { embeds }: AllowedHosts): EmbedSource => {
  const src = playerUrl(href);
  const host = linkHost(src);
  return {
    href,
    host: (linkHost(href) ?? href).replace(/^www\./, ""),
    frame: host !== null && embeds.includes(host) ? { src, host } : null,
  };
};

export const toEmbedView = (section: SectionOf<EmbedName>, hosts: AllowedHosts): EmbedView => {
  const { src, ...rest } = section;
  const purpose = section.component === "iframe" ? section.purpose : "services";
  return { ...rest, source: toEmbedSource(src, hosts), purpose };
};

export const embedSection = {
  toView: (section: SectionOf<EmbedName>, { hosts }: LiveContent) => toEmbedView(section, hosts),
};
