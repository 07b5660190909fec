import { fileType, hostOf, isExternalLink, type SectionOf } from "#domain/content/index.ts";
import { formatBytes } from "#domain/shared/index.ts";

type Item = SectionOf<"downloads">["items"][number];

export type DownloadItem = Pick<Item, "title" | "url" | "description"> & {
  /** "PDF, 1,2 Mo": as much of it as is known. */
  readonly facts: string | null;
  /** Whose server the file comes from, where it is not ours. */
  readonly host: string | null;
};

export type DownloadsView = Omit<SectionOf<"downloads">, "items"> & { readonly items: readonly DownloadItem[] };

const itemView = ({ title, url, description, bytes }: Item): DownloadItem => ({
  title,
  url,
  description,
  facts: [fileType(url), bytes && formatBytes(bytes)].filter(Boolean).join(", ") || null,
  host: isExternalLink(url) ? hostOf(url) : null,
});

/** What a visitor wants to know before a file is fetched: its kind, its size, and from where it comes. */
export const downloadsView = ({ items, ...section }: SectionOf<"downloads">): DownloadsView => ({
  ...section,
  items: items.map(itemView),
});
