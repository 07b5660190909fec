import { hostOf, playerAddress, type SectionOf } from "#domain/content/index.ts";
import type { Settings } from "#domain/site/index.ts";

/** Whose content a page may show beside its own. */
export type ForeignHosts = Pick<Settings["hosts"], "embeds" | "media">;

/** What a frame loads, and from whom. */
export type Frame = { readonly src: string; readonly host: string };

/** Somebody else's page with its host as people say it; no frame where the settings do not name whom it would contact. */
export type Source = { readonly href: string; readonly host: string; readonly frame: Frame | null };

type EmbedName = "iframe" | "reviews" | "recruiting";
type Purpose = SectionOf<"iframe">["purpose"];

export type EmbedViewOf<Name extends EmbedName> = Name extends EmbedName
  ? Omit<SectionOf<Name>, "src" | "purpose"> & { readonly source: Source; readonly purpose: Purpose }
  : never;

export type EmbedView = EmbedViewOf<EmbedName>;

export const sourceOf = (href: string, { embeds }: ForeignHosts): Source => {
  const src = playerAddress(href);
  const host = hostOf(src);
  return {
    href,
    host: (hostOf(href) ?? href).replace(/^www\./, ""),
    frame: host !== null && embeds.includes(host) ? { src, host } : null,
  };
};

/** What reviews and posts of others are loaded for, where the section does not say so itself. */
const PURPOSES = { reviews: "marketing", recruiting: "functional" } as const;

export const embedView = (section: SectionOf<EmbedName>, hosts: ForeignHosts): EmbedView => {
  const { src, ...rest } = section;
  const purpose = section.component === "iframe" ? section.purpose : PURPOSES[section.component];
  return { ...rest, source: sourceOf(src, hosts), purpose };
};
