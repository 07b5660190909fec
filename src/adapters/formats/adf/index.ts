export { ADF_ENVELOPE, writeAdf, writeAdfProspect } from "./adf.ts";
export { splitMakeAndModel } from "./adf-vehicles.ts";
