import type { Crumb } from "../../../ui/breadcrumbs/breadcrumbs.tsx";

/** A JSON-LD node of schema.org. */
export type StructuredData = Readonly<Record<string, unknown>>;

export const SCHEMA = "https://schema.org";

/** Null without breadcrumbs. Source: https://schema.org/BreadcrumbList. */
export const crumbsData = (crumbs: readonly Crumb[], siteUrl: string): StructuredData | null =>
  crumbs.length === 0
    ? null
    : {
        "@context": SCHEMA,
        "@type": "BreadcrumbList",
        itemListElement: crumbs.map(({ label, href }, index) => ({
          "@type": "ListItem",
          position: index + 1,
          name: label,
          ...(href === undefined ? {} : { item: siteUrl + href }),
        })),
      };
