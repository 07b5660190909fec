export { ADF_ENVELOPE, writeAdf, writeAdfProspect } from "./adf.ts";
