import { describeDeliveredContent } from "./delivered-content.ts";

const ALL = Number.POSITIVE_INFINITY;

describeDeliveredContent({ markets: ["luxembourg", "default"], linkingStories: ALL, comparedPages: ALL });
