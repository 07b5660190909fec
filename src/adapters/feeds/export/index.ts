export { exportBytes, newTally, type ExportTally } from "./write-export.ts";
