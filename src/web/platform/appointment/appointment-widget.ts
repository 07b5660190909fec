import { browserConsole } from "../browser-console/index.ts";
import { hasConsent, markPurposeUsed, onConsentChange, requestConsent } from "../consent/index.ts";

/** Field names of the widget's service, values as the editor entered them. */
export type AppointmentValues = {
  readonly make: string | null;
  readonly location: string | null;
  readonly product_category: string | null;
  readonly product_category_hidden: string | boolean | null;
};

/** Set by the widget's script. */
type WidgetWindow = { appointmentWidget?: { readonly open?: unknown } };

const PURPOSE = "services";

/** Timeout for the script; the visitor is waiting meanwhile. */
const SCRIPT_TIMEOUT_MS = 5_000;

type WidgetScript = { readonly element: HTMLScriptElement; readonly loaded: Promise<boolean> };

let script: WidgetScript | null = null;
let buttonCount = 0;

const widgetWindow = (): WidgetWindow => window as WidgetWindow;

const removeScript = (): void => {
  script?.element.remove();
  script = null;
  delete widgetWindow().appointmentWidget;
};

const addScript = (url: string): WidgetScript => {
  if (script !== null) return script;
  const element = document.createElement("script");
  element.async = true;
  const loaded = new Promise<boolean>((resolve) => {
    element.addEventListener("load", () => resolve(true));
    element.addEventListener("error", () => resolve(false));
    setTimeout(() => resolve(false), SCRIPT_TIMEOUT_MS);
  });
  element.src = url;
  document.head.append(element);
  markPurposeUsed(PURPOSE);
  script = { element, loaded };
  return script;
};

/**
 * Loads the script while at least one button is mounted and the visitor has consented. Returns a function that removes
 * this button.
 */
export const registerAppointmentButton = (scriptUrl: string): (() => void) => {
  const { host } = new URL(scriptUrl);
  const addWithConsent = (): void => {
    if (hasConsent(PURPOSE, host)) addScript(scriptUrl);
  };
  buttonCount += 1;
  addWithConsent();
  const stop = onConsentChange(addWithConsent);
  return () => {
    stop();
    buttonCount -= 1;
    if (buttonCount === 0) removeScript();
  };
};

const openWidget = (values: AppointmentValues): boolean => {
  const widget = widgetWindow().appointmentWidget;
  if (typeof widget?.open !== "function") throw new Error("its script has not set window.appointmentWidget.open");
  widget.open({ ...values });
  return true;
};

/** Requests consent if needed, loads the script and opens the widget. False if it did not open. */
export const openAppointment = async (scriptUrl: string, values: AppointmentValues): Promise<boolean> => {
  if (!(await requestConsent(PURPOSE, new URL(scriptUrl).host))) return false;
  try {
    if (!(await addScript(scriptUrl).loaded)) throw new Error("its script did not load");
    return openWidget(values);
  } catch (error) {
    browserConsole.error("The appointment widget is missing; the site's own form opens instead.", error);
    removeScript();
    return false;
  }
};
