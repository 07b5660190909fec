export { ERROR_REPORTING_META, errorReportingContent } from "./reporting-meta.ts";
export { startErrorReporting } from "./start-error-reporting.ts";
