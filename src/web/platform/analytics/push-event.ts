import type { AnalyticsEventName, AnalyticsFields } from "./events.ts";
import { pushToDataLayer } from "../data-layer/index.ts";
import { whenDisplayed } from "../page/index.ts";

/** Pushes an event with its contract id. On a prerendered page it waits until the page is displayed. */
export const pushEvent = <Name extends AnalyticsEventName>(event: Name, fields: AnalyticsFields<Name>): void =>
  whenDisplayed(() => pushToDataLayer({ event, contract_id: `vm_${event}`, ...fields }));
