import type { ErrorReporting } from "#application/site/index.ts";

/** The page tells the browser where errors go: one is reported before the page's data are read. */
export const ERROR_REPORTING_META = "error-reporting";

export type BrowserErrorReporting = Pick<ErrorReporting, "environment" | "release"> & { readonly dsn: string };

/** Content of the meta element; null: none. */
export const errorReportingContent = (reporting: ErrorReporting | null): string | null =>
  reporting &&
  JSON.stringify({
    dsn: reporting.target.dsn,
    environment: reporting.environment,
    release: reporting.release,
  } satisfies BrowserErrorReporting);

/** Of this page; null unless a service is configured. */
export const readErrorReporting = (): BrowserErrorReporting | null => {
  const content = document.querySelector<HTMLMetaElement>(`meta[name="${ERROR_REPORTING_META}"]`)?.content;
  return content === undefined ? null : (JSON.parse(content) as BrowserErrorReporting);
};
