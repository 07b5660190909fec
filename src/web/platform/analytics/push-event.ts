import type { AnalyticsEventName, AnalyticsFields } from "./events.ts";
import { type DataLayerEntry, ownText, pushToDataLayer } from "../data-layer/index.ts";
import { whenDisplayed } from "../page/index.ts";

const toEntry = (event: AnalyticsEventName, fields: DataLayerEntry): DataLayerEntry => ({
  event: ownText(event),
  contract_id: ownText(`vm_${event}`),
  ...fields,
});

/** Pushes an event with its contract id. On a prerendered page it waits until the page is displayed. */
export const pushEvent = <Name extends AnalyticsEventName>(event: Name, fields: AnalyticsFields<Name>): void =>
  whenDisplayed(() => pushToDataLayer(toEntry(event, fields)));
