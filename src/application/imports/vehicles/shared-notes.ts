import { describeSharedVin, describeSource, type SharedNumber, type SharedVehicles } from "#domain/imports/index.ts";
import { listNotes } from "./listed-notes.ts";

const describeSharedNumber = ({ stock_number, sources }: SharedNumber): string =>
  `stock number ${stock_number}: ${sources.map(describeSource).join(", ")}; without a VIN all of them are shown`;

/** Warnings of a report: vehicles that another feed lists as well. */
export const sharedNotes = ({ vins, numbers }: SharedVehicles): readonly string[] => [
  ...listNotes(
    vins,
    (vin) => `warning: shown once, ${describeSharedVin(vin)}`,
    (count) => `warning: … and ${count} more vehicles of several feeds are shown once`,
  ),
  ...listNotes(
    numbers,
    (number) => `warning: ${describeSharedNumber(number)}`,
    (count) => `warning: … and ${count} more stock numbers of several feeds`,
  ),
];
