import { describeSharedVin, describeSource, type SharedNumber, type SharedVehicles } from "#domain/imports/index.ts";

/** Vehicles of a report. */
const MAX_LISTED = 20;

const listed = <T>(all: readonly T[], describe: (one: T) => string, rest: string): readonly string[] => {
  const lines = all.slice(0, MAX_LISTED).map(describe);
  const more = all.length - lines.length;
  return more > 0 ? [...lines, `warning: … and ${more} more ${rest}`] : lines;
};

const describeSharedNumber = ({ stock_number, sources }: SharedNumber): string =>
  `stock number ${stock_number}: ${sources.map(describeSource).join(", ")}; without a VIN all of them are shown`;

/** Warnings of a report: vehicles that another feed lists as well. */
export const sharedNotes = ({ vins, numbers }: SharedVehicles): readonly string[] => [
  ...listed(
    vins,
    (vin) => `warning: shown once, ${describeSharedVin(vin)}`,
    "vehicles of several feeds are shown once",
  ),
  ...listed(numbers, (number) => `warning: ${describeSharedNumber(number)}`, "stock numbers of several feeds"),
];
