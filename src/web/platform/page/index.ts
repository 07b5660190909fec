export { HiddenParameters } from "./hidden-parameters.tsx";
export { Crumbs } from "./crumbs.tsx";
export { isPlainClick } from "./is-plain-click.ts";
export { routeHeaders } from "./route-headers.ts";
export { Main, MAIN_ID } from "./main.tsx";
export { documentTitle, pageMeta, type SharedPicture, unlistedMeta } from "./page-meta.ts";
export { crumbsData, SCHEMA, type StructuredData } from "./structured-data.ts";
export { useAddressParameters } from "./use-address-parameters.ts";
export {
  afterPaint,
  useIsPainted,
  useIsPaintedOrMatches,
  whenDisplayed,
  whenIdle,
} from "./after-paint.ts";
