// Server only.
export { brandHref } from "./brand-href.server.ts";
export { findOpenVacancy } from "./find-open-vacancy.server.ts";
export { requireBrand, requireModel } from "./require-brand.server.ts";
export { resolvePage } from "./resolve-page.server.ts";
