import type { ErrorReporting } from "#application/site/index.ts";

/** A meta element carries the reporting settings, since errors can occur before the page data is read. */
export const ERROR_REPORTING_META = "error-reporting";

export type BrowserErrorReporting = Pick<ErrorReporting, "environment" | "release"> & { readonly dsn: string };

/** Content of the meta element; null without error reporting. */
export const errorReportingContent = (reporting: ErrorReporting | null): string | null =>
  reporting &&
  JSON.stringify({
    dsn: reporting.target.dsn,
    environment: reporting.environment,
    release: reporting.release,
  } satisfies BrowserErrorReporting);

/** Settings of this page; null unless a service is configured. */
export const readErrorReporting = (): BrowserErrorReporting | null => {
  const content = document.querySelector<HTMLMetaElement>(`meta[name="${ERROR_REPORTING_META}"]`)?.content;
  return content === undefined ? null : (JSON.parse(content) as BrowserErrorReporting);
};
