export {
  cycleSuffix,
  emissionsLine,
  type EmissionsSettings,
  formatCombined,
  formatElectric,
  leaseEmissionsLine,
  versionValues,
} from "./emissions-line.ts";
