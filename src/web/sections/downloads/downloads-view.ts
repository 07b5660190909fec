import { linkFileType, linkHost, isExternalLink, type SectionOf } from "#domain/content/index.ts";
import { formatBytes } from "#domain/shared/index.ts";

type Item = SectionOf<"downloads">["items"][number];

export type DownloadsView = Omit<SectionOf<"downloads">, "items"> & { readonly items: readonly DownloadItem[] };

/** Adds file type, size and host. */
export const toDownloadItem = ({ title, url, description, bytes }: Item) => ({
  title,
  url,
  description,
  /** "PDF, 1,2 Mo"; unknown values are omitted. */
  details: [url && linkFileType(url), bytes && formatBytes(bytes)].filter(Boolean).join(", ") || null,
  /** External host of the file; null for files of the site. */
  host: url !== null && isExternalLink(url) ? linkHost(url) : null,
  /** True for a file of this site, which has a `download` attribute and counts as a download in analytics. */
  isOwnFile: url !== null && !isExternalLink(url) && linkFileType(url) !== null,
});

export type DownloadItem = ReturnType<typeof toDownloadItem>;

export const toDownloadsView = ({ items, ...section }: SectionOf<"downloads">): DownloadsView => ({
  ...section,
  items: items.map(toDownloadItem),
});
