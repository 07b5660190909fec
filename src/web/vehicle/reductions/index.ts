export { priceBeforeView, type PriceBeforeView } from "./price-before-view.ts";
