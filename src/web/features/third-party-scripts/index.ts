export { toThirdPartyScripts, type ThirdPartyScript } from "./script-list.ts";
export { ThirdPartyScripts } from "./third-party-scripts.tsx";
