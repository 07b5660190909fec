export { useNewVersion } from "./use-new-version.ts";
