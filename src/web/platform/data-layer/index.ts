export { type DataLayerEntry, pushConsentUpdate, pushToDataLayer } from "./data-layer.ts";
export { chosenValue, type OwnText, ownText, textOfPage, TYPED } from "./own-text.ts";
