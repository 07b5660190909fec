import { stableNumber } from "#domain/content/index.ts";
import { isRecord } from "#domain/shared/index.ts";

const OWN_FILE = /^\/media\/[^?#]+$/;

/** True for the path of a file of this site. */
export const isOwnFile = (link: string): boolean => OWN_FILE.test(link);

/** The address of a file for other hosts. */
export const toFileUrl = (src: string, siteUrl: string): string => (isOwnFile(src) ? siteUrl + src : src);

const textOf = (value: unknown): string => (typeof value === "string" ? value : "");

/** What an asset and a picture within rich text have in common. */
export const describeAsset = (src: string, fields: Readonly<Record<string, unknown>>) => ({
  id: stableNumber(`asset ${src}`),
  alt: textOf(fields["alt"]),
  title: textOf(fields["title"]),
  source: textOf(fields["source"]),
  copyright: textOf(fields["copyright"]),
  meta_data: {},
});

/** A picture as an asset field; other values are unchanged. */
export const toAsset = (value: unknown, siteUrl: string): unknown => {
  if (!isRecord(value)) return value;
  const { src, ...fields } = value;
  if (typeof src !== "string" || src === "") return value;
  return {
    ...fields,
    fieldtype: "asset",
    filename: toFileUrl(src, siteUrl),
    name: "",
    focus: textOf(fields["focus"]),
    is_external_url: !isOwnFile(src),
    ...describeAsset(src, fields),
  };
};
