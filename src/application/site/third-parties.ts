import type { ThirdParty } from "#domain/consent/index.ts";
import type { ErrorReportTarget } from "#domain/error-reports/index.ts";
import { hostOrigin } from "#domain/shared/index.ts";
import type { Settings } from "#domain/site/index.ts";

/** Tiles of a map: `url` with `{z}`, `{x}` and `{y}`, and whom the tiles belong to. */
export type MapTiles = { readonly url: string; readonly attribution: string };

/** Third parties of the configuration. */
export type Integrations = {
  /** Container of Google Tag Manager; null: none. */
  readonly tagManagerId: string | null;
  /** Script of the appointment widget with its query; null: none. */
  readonly appointmentScriptUrl: string | null;
  /** Service for errors; null: none. */
  readonly errorReporting: ErrorReporting | null;
  /** Background of the map that moves; null: the site's own. */
  readonly mapTiles: MapTiles | null;
};

export type ErrorReporting = {
  readonly target: ErrorReportTarget;
  readonly environment: string;
  /** Identifies program and build, for source maps. */
  readonly release: string;
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

type AppointmentApp = { readonly app: string; readonly appCode: string; readonly settings: string };

/** The widget opens on click only: `autoenable=off` (specification, section 7). */
export const appointmentScriptUrl = (embedUrl: string, { app, appCode, settings }: AppointmentApp): string => {
  const url = new URL(embedUrl);
  for (const [name, value] of Object.entries({ app, app_code: appCode, settings, autoenable: "off" }))
    url.searchParams.set(name, value);
  return url.href;
};

/** Consent is requested when a visitor opens the widget, whose window may be a frame. */
const appointments = (scriptUrl: string): readonly ThirdParty[] => {
  const { host, origin } = new URL(scriptUrl);
  const directives = ["script-src", "connect-src", "frame-src", "img-src", "style-src", "font-src"] as const;
  const sources = Object.fromEntries(directives.map((directive) => [directive, [origin]]));
  return [{ purpose: "services", host, isAutomatic: false, sources }];
};

/** Pictures, loaded when a visitor moves the map. */
const tileServer = ({ url }: MapTiles): ThirdParty => {
  const { host, origin } = new URL(url);
  return { purpose: "media", host, isAutomatic: false, sources: { "img-src": [origin] } };
};

/** Errors are reported without personal data; replays of visits only after consent. */
const errorReports = ({ target }: ErrorReporting): readonly ThirdParty[] => {
  const { host, origin } = new URL(target.envelopeUrl);
  return [{ purpose: "measurement", host, isAutomatic: true, sources: { "connect-src": [origin] } }];
};

/** Frames are allowed on the pages that contain them; consent is requested beside each. */
const frames = (purpose: ThirdParty["purpose"], hosts: readonly string[]): readonly ThirdParty[] =>
  hosts.map((host) => ({ purpose, host, isAutomatic: false, sources: {} }));

/** Every other host that pages may contact, by the environment and the market's settings. */
export const listThirdParties = (
  { tagManagerId, appointmentScriptUrl: scriptUrl, mapTiles, errorReporting }: Integrations,
  { chat: chatSettings, hosts }: ThirdPartySettings,
): readonly ThirdParty[] => [
  ...(tagManagerId === null ? [] : tagManager(hosts.tags)),
  ...(chatSettings === null ? [] : chat(chatSettings)),
  ...(errorReporting === null ? [] : errorReports(errorReporting)),
  ...(scriptUrl === null ? [] : appointments(scriptUrl)),
  ...(mapTiles === null ? [] : [tileServer(mapTiles)]),
  ...frames("services", hosts.widgets),
  ...frames("media", hosts.embeds),
];
