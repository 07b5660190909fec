import type { UndeclaredVehicle } from "#application/advertising/index.ts";
import { countOf, type DoctorCheck, firstLines, fix, formatCount, note } from "../doctor-check.ts";

const MISSING: Readonly<Record<UndeclaredVehicle["faults"][number], string>> = {
  "co2-missing": "CO2",
  "consumption-missing": "consumption",
};

const vehicleLine = ({ id, name, stockNumber, faults }: UndeclaredVehicle): string => {
  const missing = faults.map((fault) => MISSING[fault]).join(" and ");
  return `${id} ${name}${stockNumber === null ? "" : `, stock number ${stockNumber}`}: lacks ${missing}`;
};

/** New cars state what the law requires; otherwise they have no monthly payment. */
export const vehiclesCheck: DoctorCheck = {
  name: "vehicles",
  needs: "database",
  run: async ({ reader }) => {
    const { vehicles, undeclared, hidingSettings } = await reader.advertising();
    const { count, first } = undeclared;
    return {
      summary: `${countOf(vehicles, "vehicle")}, every new car states its CO2 and consumption`,
      findings: [
        ...(count === 0
          ? []
          : [
              fix(
                `${formatCount(count)} of ${countOf(vehicles, "vehicle")} have no monthly payment, because a new car must state its CO2 and consumption`,
                "correct the feed",
                firstLines(first.map(vehicleLine), count),
              ),
            ]),
        ...hidingSettings.map((setting) =>
          note(`${setting}: new cars stand without values that directive 1999/94/EC requires in the EU`),
        ),
      ],
      data: { vehicles, undeclared, hidingSettings },
    };
  },
};
