export { type AttributeGroup, type AttributeSettings, toAttributeGroups } from "./attribute-groups.ts";
export { type AvailabilityView, availabilityView } from "./availability-view.ts";
export { EnergyLabel } from "./energy-label.tsx";
export { type EnergySettings, energyView, type EnergyView } from "./energy-view.ts";
export { equipmentHighlights, POPULAR_EQUIPMENT } from "./equipment-highlights.ts";
export { PRICE_CHART } from "./price-chart.ts";
export { type PriceHistoryView, priceView, type PriceView } from "./price-view.ts";
export { type EquipmentGroupView, toEquipmentGroups } from "./equipment-groups.ts";
export { type KeyAttribute, toKeyAttributes } from "./key-attributes.ts";
