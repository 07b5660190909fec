import { saveConsent } from "./consent-store.ts";
import type { PurposeView } from "./consent-view.ts";

/** Applies the same answer to every purpose. */
export const decideAll = (purposes: readonly Pick<PurposeView, "purpose">[], granted: boolean): void =>
  saveConsent(Object.fromEntries(purposes.map(({ purpose }) => [purpose, granted])));
