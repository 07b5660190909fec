export { type ThirdPartyScript, ThirdPartyScripts, toThirdPartyScripts } from "./third-party-scripts.tsx";
