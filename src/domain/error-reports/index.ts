export { createUniqueErrors, type ErrorReportTarget, parseDsn, scrubAddresses, scrubReport } from "./error-report.ts";
