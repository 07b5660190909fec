import type { ThirdParty } from "#domain/consent/index.ts";
import { hostOrigin } from "#domain/shared/index.ts";
import type { Settings } from "#domain/site/index.ts";

/** Third parties of the configuration. */
export type Integrations = {
  /** Container of Google Tag Manager; null: none. */
  readonly tagManagerId: string | null;
};

type ThirdPartySettings = Pick<Settings, "chat"> & {
  readonly hosts: Pick<Settings["hosts"], "embeds" | "widgets" | "tags">;
};

const TAG_MANAGER_HOST = "www.googletagmanager.com";

/** Sources: https://developers.google.com/tag-platform/security/guides/csp */
const tagManager = (tagHosts: readonly string[]): readonly ThirdParty[] =>
  [TAG_MANAGER_HOST, ...tagHosts].map((host) => {
    const origins = [hostOrigin(host)];
    return {
      purpose: "measurement",
      host,
      isAutomatic: true,
      sources: { "script-src": origins, "connect-src": origins, "img-src": origins },
    };
  });

/** The chat's script runs in the page; its window may be a frame, its messages come over a web socket. */
const chat = ({ script_url: scriptUrl, host }: NonNullable<Settings["chat"]>): readonly ThirdParty[] => {
  const { host: scriptHost, origin } = new URL(scriptUrl);
  const service = hostOrigin(host);
  const origins = [...new Set([origin, service])];
  const assets = { "img-src": origins, "style-src": origins, "font-src": origins, "media-src": origins };
  const sources = {
    "script-src": origins,
    "connect-src": [...origins, service.replace(/^http/, "ws")],
    "frame-src": origins,
    ...assets,
  };
  return [...new Set([scriptHost, host])].map((name) => ({
    purpose: "services",
    host: name,
    isAutomatic: true,
    sources,
  }));
};

/** Frames are allowed on the pages that have them; visitors are asked beside each. */
const frames = (purpose: ThirdParty["purpose"], hosts: readonly string[]): readonly ThirdParty[] =>
  hosts.map((host) => ({ purpose, host, isAutomatic: false, sources: {} }));

/** Every other host that pages may contact, by the environment and the market's settings. */
export const listThirdParties = (
  { tagManagerId }: Integrations,
  { chat: chatSettings, hosts }: ThirdPartySettings,
): readonly ThirdParty[] => [
  ...(tagManagerId === null ? [] : tagManager(hosts.tags)),
  ...(chatSettings === null ? [] : chat(chatSettings)),
  ...frames("services", hosts.widgets),
  ...frames("media", hosts.embeds),
];
