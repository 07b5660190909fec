import type { MetaDescriptor } from "react-router";
import { decodeEscapes } from "#domain/shared/index.ts";
import type { StructuredData } from "./structured-data.ts";

/** "services/pneus-et-stockage" becomes "Pneus et stockage". */
export const titleOfPath = (pathname: string): string | null => {
  const segment = pathname.split("/").findLast(Boolean);
  if (!segment) return null;
  const text = decodeEscapes(segment);
  if (text === null) return null;
  const title = text.replaceAll(/[-_]+/g, " ").trim();
  return title === "" ? null : title.charAt(0).toUpperCase() + title.slice(1);
};

/** The page's title, or one derived from its path, followed by the group's name. */
export const documentTitle = (own: string | null | undefined, pathname: string, group: string): string => {
  const title = own?.trim() || titleOfPath(pathname);
  return title && title !== group ? `${title} – ${group}` : group;
};

/** Picture for shared links: absolute URL and alternative text. */
export type SharedPicture = { readonly url: string; readonly alt: string };

/** Root loader data, common to all pages. */
type SiteContext = {
  readonly group: string;
  readonly siteUrl: string;
  /** BCP 47, such as "fr-LU". */
  readonly locale: string;
  /** For pages without a picture of their own. */
  readonly image: SharedPicture | null;
};

type Match = { readonly id: string; readonly loaderData?: unknown } | undefined;

type PageMeta = {
  readonly title: string | null;
  readonly description?: string | null;
  /** Path with the canonical query. */
  readonly canonical?: string | null;
  readonly noindex?: boolean;
  /** By default that of the site. */
  readonly image?: SharedPicture | null;
  /** Null entries are omitted. */
  readonly structuredData?: readonly (StructuredData | null)[];
};

const siteContextOf = (matches: readonly Match[]): SiteContext => {
  const root = matches.find((match) => match?.id === "root")?.loaderData as { readonly site?: SiteContext } | undefined;
  return root?.site ?? { group: "", siteUrl: "", locale: "fr", image: null };
};

/** Title, description, canonical URL, Open Graph data and structured data; of an error page the title of the site. */
export const pageMeta = (
  matches: readonly Match[],
  location: { readonly pathname: string },
  { title, description, canonical, noindex, image, structuredData = [] }: PageMeta = { title: null },
): MetaDescriptor[] => {
  const { group, siteUrl, locale, image: siteImage } = siteContextOf(matches);
  const picture = image ?? siteImage;
  const fullTitle = documentTitle(title, location.pathname, group);
  const descriptors: (MetaDescriptor | null | false | undefined | "")[] = [
    { title: fullTitle },
    { property: "og:title", content: fullTitle },
    { property: "og:site_name", content: group },
    { property: "og:locale", content: locale.replace("-", "_") },
    { property: "og:type", content: "website" },
    description && { name: "description", content: description },
    description && { property: "og:description", content: description },
    canonical && { tagName: "link", rel: "canonical", href: siteUrl + canonical },
    canonical && { property: "og:url", content: siteUrl + canonical },
    noindex && { name: "robots", content: "noindex, follow" },
    picture && { property: "og:image", content: picture.url },
    picture && { property: "og:image:alt", content: picture.alt },
    { name: "twitter:card", content: picture ? "summary_large_image" : "summary" },
    ...structuredData.map((data) => data && { "script:ld+json": data }),
  ];
  return descriptors.filter((descriptor): descriptor is MetaDescriptor => Boolean(descriptor));
};

type UnlistedMetaArgs = {
  readonly loaderData: { readonly view: { readonly title: string } } | undefined;
  readonly matches: readonly Match[];
  readonly location: { readonly pathname: string };
};

/** The `meta` of a page behind a form or a signed link, which search engines do not list. */
export const unlistedMeta = ({ loaderData, matches, location }: UnlistedMetaArgs): MetaDescriptor[] =>
  pageMeta(matches, location, { title: loaderData?.view.title ?? null, noindex: true });
