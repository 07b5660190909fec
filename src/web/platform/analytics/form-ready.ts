import type { AnalyticsFields } from "./events.ts";
import { textOfPage } from "../data-layer/index.ts";
import { pushEvent } from "./push-event.ts";

/** Ids of the form's subject; empty for a general question. */
export type FormObjectIds = Omit<AnalyticsFields<"form_ready">, "form_id">;

/** `formId`: the kind of form. */
export const pushFormReady = (formId: string, objectIds: FormObjectIds): void =>
  pushEvent("form_ready", { form_id: textOfPage(formId), ...objectIds });
