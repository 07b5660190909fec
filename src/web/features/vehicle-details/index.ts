export { toAttributeGroups, type AttributeGroup } from "./attribute-groups.ts";
export { EnergyLabel } from "./energy-label.tsx";
export { energyView, type EnergySettings, type EnergyView } from "./energy-view.ts";
export { POPULAR_EQUIPMENT, equipmentHighlights } from "./equipment-highlights.ts";
export { PRICE_CHART } from "./price-chart.ts";
export { priceView, type PriceHistoryView, type PriceView } from "./price-view.ts";
export { toEquipmentGroups, type EquipmentGroupView } from "./equipment-groups.ts";
export { toKeyAttributes, type KeyAttribute } from "./key-attributes.ts";
