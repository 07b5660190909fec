// The long lane reads both markets, and compares every page.
import { describeDeliveredContent } from "./delivered-content.ts";

describeDeliveredContent({ markets: ["luxembourg"], linkingStories: 12, comparedPages: 8 });
