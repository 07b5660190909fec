export { leaseVehicleId } from "./events.ts";
export { PageEvent, PageView } from "./page-events.ts";
export { type FormObjectIds, pushFormReady } from "./push-event.ts";
export { chosenValue, type OwnText, ownText, TYPED } from "../data-layer/index.ts";
export { useAnalytics } from "./use-analytics.ts";
export { startQuickSearch, useFilterEvents } from "./use-filter-events.ts";
export { observeWebVitals } from "./web-vitals.ts";
