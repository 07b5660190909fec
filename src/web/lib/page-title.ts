/** "services/pneus-et-stockage" says "Pneus et stockage" where nobody gave the page a title. */
export const titleOfPath = (pathname: string): string | null => {
  const segment = pathname.split("/").findLast(Boolean);
  if (!segment) return null;
  let text: string;
  try {
    text = decodeURIComponent(segment);
  } catch {
    return null;
  }
  const words = text.replaceAll(/[-_]+/g, " ").trim();
  return words === "" ? null : words.charAt(0).toUpperCase() + words.slice(1);
};

/** The page's own title, else one made of the address; the group's name stands behind it. */
export const documentTitle = (own: string | null | undefined, pathname: string, group: string): string => {
  const title = own?.trim() || titleOfPath(pathname);
  return title && title !== group ? `${title} – ${group}` : group;
};
