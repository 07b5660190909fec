import { fileExtension } from "../media/index.ts";

/** Host in lower case; null for links without http(s) host. */
export const linkHost = (link: string): string | null =>
  /^https?:/i.test(link) && URL.canParse(link) ? new URL(link).hostname : null;

/** File type for display, such as "PDF"; null without a file extension. */
export const linkFileType = (link: string): string | null => fileExtension(link)?.toUpperCase() ?? null;
