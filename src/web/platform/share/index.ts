export type { SharedPage } from "./share-links.ts";
export { Share } from "./share.tsx";
