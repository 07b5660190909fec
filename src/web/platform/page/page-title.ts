import { decodeEscapes } from "#domain/shared/index.ts";

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
