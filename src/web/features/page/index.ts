export { CarriedParameters } from "./carried-parameters.tsx";
export { Crumbs } from "./crumbs.tsx";
export { isPlainClick } from "./is-plain-click.ts";
export { MAIN_ID, Main } from "./main.tsx";
export { pageMeta } from "./page-meta.ts";
export { documentTitle } from "./page-title.ts";
export { SCHEMA, crumbsData, type StructuredData } from "./structured-data.ts";
export { useAddressParameters } from "./use-address-parameters.ts";
export { useAfterPaint } from "./use-after-paint.ts";
