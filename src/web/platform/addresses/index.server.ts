// Server only.
export { brandHref, requireBrand, requireModel } from "./require-brand.server.ts";
export { type AddressServices, findOpenVacancy, resolvePage } from "./resolve-page.server.ts";
