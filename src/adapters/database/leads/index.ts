// Apart from the other repositories, because the forms behind it would take every command a tenth of a second to load.
export { putRefusedOrigin, readRefusedOrigin } from "./refused-origin.ts";
export { createLeadRepository, type LeadRepository, withLeads, withPrivacyStores } from "./lead-repository.ts";
