export { createTabChannel } from "./tab-channel.ts";
