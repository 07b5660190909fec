import type { AnalyticsEventName, AnalyticsFields } from "./events.ts";
import { type DataLayerEntry, ownText, pushToDataLayer, textOfPage } from "../data-layer/index.ts";
import { whenDisplayed } from "../page/index.ts";

const toEntry = (event: AnalyticsEventName, fields: DataLayerEntry): DataLayerEntry => ({
  event: ownText(event),
  contract_id: ownText(`vm_${event}`),
  ...fields,
});

/** Pushes an event with its contract id. On a prerendered page it waits until the page is displayed. */
export const pushEvent = <Name extends AnalyticsEventName>(event: Name, fields: AnalyticsFields<Name>): void =>
  whenDisplayed(() => pushToDataLayer(toEntry(event, fields)));

/** Ids of the form's subject; empty for a general question. */
export type FormObjectIds = Omit<AnalyticsFields<"form_ready">, "form_id">;

/** `formId`: the kind of form. */
export const pushFormReady = (formId: string, objectIds: FormObjectIds): void =>
  pushEvent("form_ready", { form_id: textOfPage(formId), ...objectIds });
