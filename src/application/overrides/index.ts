export { startFeedWatch, startOverrideExpiry } from "./watch-feeds.ts";
export * from "./override-vehicle.ts";
export * from "./notify-override.ts";
