export {
  chosenValue,
  type DataLayerEntry,
  type OwnText,
  ownText,
  pushConsentUpdate,
  pushToDataLayer,
  textOfPage,
  TYPED,
} from "./data-layer.ts";
