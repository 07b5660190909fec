export * from "./describe-override.ts";
export * from "./expire-overrides.ts";
export * from "./find-vehicle.ts";
export * from "./override-vehicle.ts";
export * from "./picture-vehicle.ts";
export * from "./tell-override.ts";
export { type FeedWatchDependencies, startFeedWatch, tellFedChanges } from "./watch-feeds.ts";
