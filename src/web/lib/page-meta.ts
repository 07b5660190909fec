import type { MetaDescriptor } from "react-router";
import { documentTitle } from "./page-title.ts";
import type { StructuredData } from "./structured-data.ts";

/** What the root's loader tells every page. */
export type SiteFacts = { readonly group: string; readonly siteUrl: string };

type Match = { readonly id: string; readonly loaderData?: unknown } | undefined;

type PageMeta = {
  readonly title: string | null;
  readonly description?: string | null;
  /** Path from the root, with the query that belongs to the page. */
  readonly canonical?: string | null;
  readonly noindex?: boolean;
  /** The picture that shared links show: a full address, and what it shows. */
  readonly image?: { readonly url: string; readonly alt: string } | null;
  readonly structuredData?: readonly StructuredData[];
};

const factsOf = (matches: readonly Match[]): SiteFacts => {
  const root = matches.find((match) => match?.id === "root")?.loaderData as { readonly facts?: SiteFacts } | undefined;
  return root?.facts ?? { group: "", siteUrl: "" };
};

/** Title, description, canonical address and what shared links show. */
export const pageMeta = (
  matches: readonly Match[],
  location: { readonly pathname: string },
  { title, description, canonical, noindex, image, structuredData = [] }: PageMeta,
): MetaDescriptor[] => {
  const { group, siteUrl } = factsOf(matches);
  const shown = documentTitle(title, location.pathname, group);
  const descriptors: (MetaDescriptor | null | false | undefined | "")[] = [
    { title: shown },
    { property: "og:title", content: shown },
    { property: "og:site_name", content: group },
    { property: "og:locale", content: "fr_LU" },
    { property: "og:type", content: "website" },
    description && { name: "description", content: description },
    description && { property: "og:description", content: description },
    canonical && { tagName: "link", rel: "canonical", href: siteUrl + canonical },
    canonical && { property: "og:url", content: siteUrl + canonical },
    noindex && { name: "robots", content: "noindex, follow" },
    image && { property: "og:image", content: image.url },
    image && { property: "og:image:alt", content: image.alt },
    { name: "twitter:card", content: image ? "summary_large_image" : "summary" },
    ...structuredData.map((data) => ({ "script:ld+json": data })),
  ];
  return descriptors.filter((descriptor): descriptor is MetaDescriptor => Boolean(descriptor));
};
