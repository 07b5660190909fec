export { areFieldsChanged } from "./are-fields-changed.ts";
export { useEarlyChange } from "./use-early-change.ts";
export { useSelectValues } from "./use-select-values.ts";
export { useUnfinished } from "./use-unfinished.ts";
