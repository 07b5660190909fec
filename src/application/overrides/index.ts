export * from "./expire-overrides.ts";
export * from "./override-vehicle.ts";
export * from "./notify-override.ts";
export { notifyFeedChanges, startFeedWatch } from "./watch-feeds.ts";
