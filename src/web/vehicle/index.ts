export { cachedCard } from "./card/cached-card.ts";
export { type CardContext, toVehicleCardView, type VehicleCardView } from "./card/vehicle-card-view.ts";
export {
  sharedWords,
  WithPaymentWords,
  withSharedWords,
} from "./card/payment-words.tsx";
export { paymentLines } from "./strings/payment-lines.ts";
export { VehicleCard, WIDE_GRID_SIZES } from "./card/vehicle-card.tsx";
export { toAttributeGroups } from "./details/attribute-groups.ts";
export { availabilityView } from "./details/availability-view.ts";
export { type EnergySettings, energyView } from "./details/energy-view.ts";
export { type EquipmentGroupView, POPULAR_EQUIPMENT, toEquipmentGroups } from "./details/equipment-groups.ts";
export {
  emissionsLine,
  type EmissionsSettings,
  formatCombined,
  formatElectric,
  leaseEmissionsLine,
  versionValues,
} from "./emissions/emissions-line.ts";
export { type GalleryMediumView, photoMedia, studioMedia } from "./gallery/gallery-view.ts";
export { useFullScreen } from "./gallery/use-full-screen.ts";
export { VehicleGallery } from "./gallery/vehicle-gallery.tsx";
export { type HistoryItemView, historyView } from "./history/history-view.ts";
export { historyStrings } from "./history/history-strings.ts";
export { ResidenceBox } from "./residence/residence-box.tsx";
export { type ResidenceView, residenceView } from "./residence/residence-view.ts";
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
