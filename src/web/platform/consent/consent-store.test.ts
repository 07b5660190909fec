import { beforeEach, expect, test, vi } from "vitest";
import type { ConsentView } from "./consent-store.ts";

const VIEW: ConsentView = {
  version: 1,
  months: 6,
  purposes: [
    { purpose: "measurement", hosts: ["stats.example", "tags.example"], isAutomatic: true },
    { purpose: "services", hosts: ["chat.example"], isAutomatic: true },
    { purpose: "media", hosts: ["film.example"], isAutomatic: false },
  ],
};

const page = { cookie: "", addEventListener: () => undefined };
const reload = vi.fn<() => void>();

class FakeChannel {
  addEventListener(): void {}
  postMessage(): void {}
}

/** A freshly loaded page: its modules have no state yet. */
const openPage = async (view: ConsentView | null = VIEW) => {
  vi.resetModules();
  const consent = await import("./index.ts");
  const store = await import("./consent-store.ts");
  const dialog = await import("./consent-dialog-state.ts");
  if (view) store.startConsent(view);
  return { ...consent, ...store, ...dialog };
};

beforeEach(() => {
  page.cookie = "";
  reload.mockClear();
  vi.stubGlobal("document", page);
  vi.stubGlobal("window", { addEventListener: () => undefined });
  vi.stubGlobal("location", { protocol: "http:", reload });
  vi.stubGlobal("BroadcastChannel", FakeChannel);
});

test("allows nothing before a decision, and afterwards what was decided", async () => {
  const { hasConsent, saveConsent } = await openPage();
  expect(hasConsent("measurement", "stats.example")).toBe(false);
  saveConsent({ measurement: true });
  expect(hasConsent("measurement", "stats.example")).toBe(true);
  expect(hasConsent("services", "chat.example")).toBe(false);
});

test("a decision unlocks the hosts that were named for its purpose, and no other", async () => {
  const { hasConsent, saveConsent } = await openPage();
  saveConsent({ measurement: true });
  expect(hasConsent("measurement", "tags.example")).toBe(true);
  for (const host of ["chat.example", "other.example", ""]) expect(hasConsent("measurement", host)).toBe(false);
});

test("a decision on one purpose leaves the others as they are, also on the next page", async () => {
  const first = await openPage();
  first.saveConsent({ measurement: false });
  first.grantConsent("media");
  const next = await openPage();
  expect(next.consentState().decisions).toEqual({ measurement: false, media: true });
});

test("a new version of the purposes asks again", async () => {
  const { saveConsent } = await openPage();
  saveConsent({ measurement: true });
  const { hasConsent } = await openPage({ ...VIEW, version: 2 });
  expect(hasConsent("measurement", "stats.example")).toBe(false);
});

test("notifies listeners of changes alone", async () => {
  const { onConsentChange, saveConsent } = await openPage();
  const listener = vi.fn<() => void>();
  const stop = onConsentChange(listener);
  saveConsent({ services: true });
  saveConsent({ services: true });
  stop();
  saveConsent({ services: false });
  expect(listener).toHaveBeenCalledTimes(1);
});

test("a withdrawal loads the page again if the purpose was used on it", async () => {
  const { markPurposeUsed, saveConsent } = await openPage();
  saveConsent({ services: true, media: true });
  markPurposeUsed("services");
  saveConsent({ media: false });
  expect(reload).not.toHaveBeenCalled();
  saveConsent({ services: false });
  expect(reload).toHaveBeenCalledTimes(1);
});

test("a request opens the dialog and resolves to the answer; closing decides nothing", async () => {
  const { closeConsentDialog, consentState, dialogState, requestConsent, saveConsent } = await openPage();
  const refused = requestConsent("measurement", "stats.example");
  expect(dialogState.get()).toMatchObject({ kind: "request", hosts: ["stats.example", "tags.example"] });
  closeConsentDialog();
  expect(await refused).toBe(false);
  expect(consentState().decisions).toEqual({});
  const granted = requestConsent("measurement", "tags.example");
  expect(dialogState.get()).toMatchObject({ hosts: ["tags.example", "stats.example"] });
  saveConsent({ measurement: true });
  closeConsentDialog();
  expect(await granted).toBe(true);
  expect(await requestConsent("measurement", "stats.example")).toBe(true);
});

test("asks for no host that the purpose does not unlock", async () => {
  const { dialogState, requestConsent } = await openPage();
  expect(await requestConsent("measurement", "chat.example")).toBe(false);
  expect(dialogState.get().kind).toBe("closed");
});

test("a second request answers the first one with no", async () => {
  const { requestConsent } = await openPage();
  const first = requestConsent("services", "chat.example");
  void requestConsent("media", "film.example");
  expect(await first).toBe(false);
});

test("allows and asks nothing on a page without the site's header", async () => {
  const { hasConsent, requestConsent, saveConsent } = await openPage(null);
  saveConsent({ services: true });
  expect(hasConsent("services", "chat.example")).toBe(false);
  expect(await requestConsent("services", "chat.example")).toBe(false);
  expect(page.cookie).toBe("");
});
