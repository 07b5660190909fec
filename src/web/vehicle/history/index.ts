export { HistoryList } from "./history-list.tsx";
export { historyStrings } from "./history-strings.ts";
export { type HistoryFactView, historyLine, type HistoryLine, historyView } from "./history-view.ts";
