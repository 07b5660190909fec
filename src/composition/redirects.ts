import { join } from "node:path";
import { loadRedirects } from "#application/redirects/index.ts";
import type { RedirectBuild } from "#domain/redirects/index.ts";
import { readRedirectRows } from "../adapters/content/index.ts";

/** File of the redirects in a content folder. */
export const REDIRECTS_FILE = "redirects.csv";

/** The redirects of a content folder. Throws when their file cannot be read. */
export const loadContentRedirects = (contentDir: string, allowedHosts: readonly string[]): RedirectBuild =>
  loadRedirects(() => readRedirectRows(join(contentDir, REDIRECTS_FILE)), allowedHosts);
