import { useEffect } from "react";
import { hasConsent, markPurposeUsed, onConsentChange } from "../consent/index.ts";
import { ownText, pushToDataLayer } from "../data-layer/index.ts";
import { whenDisplayed } from "../page/index.ts";
import type { ConsentPurpose } from "#domain/consent/index.ts";
import type { Settings } from "#domain/site/index.ts";
import type { Integrations } from "#application/site/index.ts";

/** A third-party script for every page. Plain JSON. */
export type ThirdPartyScript = {
  readonly purpose: ConsentPurpose;
  readonly src: string;
  /** The `data-` attributes of the script element, without the prefix, in camel case. */
  readonly data: Readonly<Record<string, string>>;
  /** True if the data layer must contain the start event that the tag manager expects. */
  readonly startsDataLayer: boolean;
};

const tagManager = (id: string): ThirdPartyScript => ({
  purpose: "measurement",
  src: `https://www.googletagmanager.com/gtm.js?id=${id}`,
  data: {},
  startsDataLayer: true,
});

const chat = ({ script_url: src, app_id: appId }: NonNullable<Settings["chat"]>): ThirdPartyScript => ({
  purpose: "services",
  src: src.replace("{app_id}", encodeURIComponent(appId)),
  data: { appId },
  startsDataLayer: false,
});

export const toThirdPartyScripts = (
  { tagManagerId }: Pick<Integrations, "tagManagerId">,
  chatSettings: Settings["chat"],
): readonly ThirdPartyScript[] => [
  ...(tagManagerId === null ? [] : [tagManager(tagManagerId)]),
  ...(chatSettings === null ? [] : [chat(chatSettings)]),
];

const isLoaded = (src: string): boolean => [...document.scripts].some((script) => script.src === src);

/** A script that is blocked, hangs or fails must not affect the page. */
const addScript = ({ purpose, src, data, startsDataLayer }: ThirdPartyScript): void => {
  if (isLoaded(src)) return;
  markPurposeUsed(purpose);
  if (startsDataLayer) pushToDataLayer({ "gtm.start": Date.now(), event: ownText("gtm.js") });
  const script = document.createElement("script");
  script.async = true;
  script.src = src;
  Object.assign(script.dataset, data);
  document.head.append(script);
};

/** Calls back when the page has loaded and is visible; a script that hangs would delay the load event. */
const afterLoad = (start: () => void): (() => void) => {
  const startWhenDisplayed = (): void => whenDisplayed(start);
  if (document.readyState === "complete") {
    startWhenDisplayed();
    return () => undefined;
  }
  window.addEventListener("load", startWhenDisplayed);
  return () => window.removeEventListener("load", startWhenDisplayed);
};

/** Adds each script as soon as the visitor has consented to its purpose. */
export const ThirdPartyScripts = ({ scripts }: { readonly scripts: readonly ThirdPartyScript[] }) => {
  useEffect(() => {
    if (scripts.length === 0) return;
    const isAllowed = ({ purpose, src }: ThirdPartyScript): boolean => hasConsent(purpose, new URL(src).host);
    const addAllowed = (): void => scripts.filter(isAllowed).forEach(addScript);
    let stopListening = (): void => undefined;
    const stopWaiting = afterLoad(() => {
      addAllowed();
      stopListening = onConsentChange(addAllowed);
    });
    return () => {
      stopWaiting();
      stopListening();
    };
  }, [scripts]);
  return null;
};
