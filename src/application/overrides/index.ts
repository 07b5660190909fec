export { startOverrideExpiry } from "./expire-overrides.ts";
export * from "./override-vehicle.ts";
export * from "./notify-override.ts";
export { startFeedWatch } from "./watch-feeds.ts";
