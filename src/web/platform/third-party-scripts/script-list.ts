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
