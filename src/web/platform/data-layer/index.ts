export { pushConsentUpdate, pushToDataLayer } from "./data-layer.ts";
