// A lead and the rules about it: subject, reference, consent, retention, statistics and personal data. May import appointments and forms.
export * from "./adf-site.ts";
export { splitMakeAndModel } from "./adf-vehicles.ts";
export * from "./adf.ts";
export * from "./calendar-file.ts";
export * from "./create-lead.ts";
export * from "./lead-stats.ts";
export * from "./lead.ts";
export * from "./person-key.ts";
export * from "./reference.ts";
export * from "./retention.ts";
export * from "./sheet-row.ts";
export * from "./spreadsheet-cell.ts";
export * from "./subject.ts";
export * from "./thanks.ts";
export * from "./uploaded-file.ts";
