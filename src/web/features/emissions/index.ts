export {
  cycleSuffix,
  emissionsLine,
  formatCombined,
  formatElectric,
  leaseEmissionsLine,
  versionValues,
  type EmissionsSettings,
} from "./emissions-line.ts";
