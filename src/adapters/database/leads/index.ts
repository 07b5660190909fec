// Apart from the other repositories, because the forms behind it would take every command a tenth of a second to load.
export { type LeadRepository, createLeadRepository } from "./lead-repository.ts";
export { withPrivacyStores } from "./privacy-stores.ts";
