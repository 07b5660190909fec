export { type ThirdPartyScript, toThirdPartyScripts } from "./script-list.ts";
export { ThirdPartyScripts } from "./third-party-scripts.tsx";
