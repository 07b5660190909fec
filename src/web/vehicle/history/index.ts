export { HistoryList } from "./history-list.tsx";
export { Inspection, INSPECTION_SECTION, InspectionLinks } from "./inspection.tsx";
export { type InspectionView, inspectionView } from "./inspection-view.ts";
export { historyStrings } from "./history-strings.ts";
export { type HistoryItemView, historyLine, type HistoryLine, historyView } from "./history-view.ts";
