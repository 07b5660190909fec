export {
  cachedCard,
  type CardContext,
  type MonthlyView,
  toVehicleCardView,
  VehicleCard,
  type VehicleCardView,
} from "./card/index.ts";
export {
  type AttributeGroup,
  type AvailabilityView,
  availabilityView,
  type ChargesSettings,
  chargesToday,
  EnergyLabel,
  type AttributeSettings,
  type EnergySettings,
  energyView,
  type EnergyView,
  type EquipmentGroupView,
  equipmentHighlights,
  type KeyAttribute,
  POPULAR_EQUIPMENT,
  PRICE_CHART,
  type PriceHistoryView,
  priceView,
  type PriceView,
  toAttributeGroups,
  toEquipmentGroups,
  toKeyAttributes,
} from "./details/index.ts";
export {
  emissionsLine,
  type EmissionsSettings,
  formatCombined,
  formatElectric,
  leaseEmissionsLine,
  versionValues,
} from "./emissions/index.ts";
export {
  filmHosts,
  galleryMedia,
  type GalleryMediumView,
  photoMedia,
  studioMedia,
  useFullScreen,
  VehicleGallery,
} from "./gallery/index.ts";
export {
  type HistoryItemView,
  HistoryList,
  historyStrings,
  historyView,
  Inspection,
  INSPECTION_SECTION,
  InspectionLinks,
  type InspectionView,
  inspectionView,
} from "./history/index.ts";
export { SimilarVehicles, type SimilarVehicleView } from "./similar/index.ts";
export { similarStrings } from "./similar/similar-strings.ts";
export {
  formatFullConditions,
  formatShortConditions,
  type LeaseStatement,
  toLeaseStatement,
} from "./strings/leasing-strings.ts";
export { attributeLabels, vehiclePageStrings } from "./strings/vehicle-page-strings.ts";
export { vehicleStrings } from "./strings/vehicles-strings.ts";
