export type { SharedPage } from "./use-share.ts";
export { Share } from "./share.tsx";
