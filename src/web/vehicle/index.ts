export { cachedCard } from "./card/cached-card.ts";
export {
  type CardContext,
  type MonthlyView,
  toVehicleCardView,
  type VehicleCardView,
} from "./card/vehicle-card-view.ts";
export { VehicleCard } from "./card/vehicle-card.tsx";
export { type AttributeGroup, type AttributeSettings, toAttributeGroups } from "./details/attribute-groups.ts";
export { type AvailabilityView, availabilityView } from "./details/availability-view.ts";
export { type ChargesSettings, chargesToday } from "./details/charges-text.ts";
export { EnergyLabel } from "./details/energy-label.tsx";
export { type EnergySettings, energyView, type EnergyView } from "./details/energy-view.ts";
export {
  type EquipmentGroupView,
  equipmentHighlights,
  POPULAR_EQUIPMENT,
  toEquipmentGroups,
} from "./details/equipment-groups.ts";
export { type KeyAttribute, toKeyAttributes } from "./details/key-attributes.ts";
export { PRICE_CHART, type PriceHistoryView, priceView, type PriceView } from "./details/price-view.ts";
export {
  emissionsLine,
  type EmissionsSettings,
  formatCombined,
  formatElectric,
  leaseEmissionsLine,
  versionValues,
} from "./emissions/emissions-line.ts";
export { filmHosts, galleryMedia, type GalleryMediumView, photoMedia, studioMedia } from "./gallery/gallery-view.ts";
export { useFullScreen } from "./gallery/use-full-screen.ts";
export { VehicleGallery } from "./gallery/vehicle-gallery.tsx";
export { type HistoryItemView, historyView } from "./history/history-view.ts";
export { HistoryList } from "./history/history-list.tsx";
export { historyStrings } from "./history/history-strings.ts";
export {
  Inspection,
  INSPECTION_SECTION,
  InspectionLinks,
  inspectionView,
} from "./history/inspection.tsx";
export { SimilarVehicles, type SimilarVehicleView } from "./similar/similar-vehicles.tsx";
export { similarStrings } from "./similar/similar-strings.ts";
export {
  formatFullConditions,
  formatShortConditions,
  type LeaseStatement,
  toLeaseStatement,
} from "./strings/leasing-strings.ts";
export { attributeLabels, vehiclePageStrings } from "./strings/vehicle-page-strings.ts";
export { vehicleStrings } from "./strings/vehicles-strings.ts";
