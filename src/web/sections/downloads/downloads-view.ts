import { linkFileType, linkHost, isExternalLink, type SectionOf } from "#domain/content/index.ts";
import { formatBytes } from "#domain/shared/index.ts";

type Item = SectionOf<"downloads">["items"][number];

export type DownloadItem = Pick<Item, "title" | "url" | "description"> & {
  /** "PDF, 1,2 Mo"; unknown values are omitted. */
  readonly details: string | null;
  /** External host of the file; null for files of the site. */
  readonly host: string | null;
  /** True for a file of this site, which has a `download` attribute and counts as a download in analytics. */
  readonly isOwnFile: boolean;
};

export type DownloadsView = Omit<SectionOf<"downloads">, "items"> & { readonly items: readonly DownloadItem[] };

/** Adds file type, size and host. */
export const toDownloadItem = ({ title, url, description, bytes }: Item): DownloadItem => ({
  title,
  url,
  description,
  details: [url && linkFileType(url), bytes && formatBytes(bytes)].filter(Boolean).join(", ") || null,
  host: url !== null && isExternalLink(url) ? linkHost(url) : null,
  isOwnFile: url !== null && !isExternalLink(url) && linkFileType(url) !== null,
});

export const toDownloadsView = ({ items, ...section }: SectionOf<"downloads">): DownloadsView => ({
  ...section,
  items: items.map(toDownloadItem),
});
