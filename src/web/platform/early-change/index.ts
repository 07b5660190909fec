export { areFieldsChanged, useEarlyChange, useSelectValues, useUnfinished } from "./early-change.ts";
