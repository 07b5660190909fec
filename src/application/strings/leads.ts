import type { LeadSubject } from "#domain/leads/index.ts";
import { countVehicles, fleetLineName } from "./fleet.ts";
import { vehicleName } from "#domain/vehicles/index.ts";

/** One line: "Ford Puma ST-Line", "3 véhicules". Empty for a location or null. */
export const subjectSummary = (subject: LeadSubject | null): string => {
  switch (subject?.type) {
    case "vehicle":
    case "lease_offer":
    case "model":
      return vehicleName(subject);
    case "fleet":
      return subject.lines.length === 1
        ? subject.lines.map(fleetLineName).join()
        : `${countVehicles(subject.vehicles)} en leasing`;
    case "vacancy":
      return subject.title;
    case "vehicles":
      return subject.vehicles.length === 1
        ? subject.vehicles.map(vehicleName).join()
        : `${subject.vehicles.length} véhicules`;
    case "place":
    case undefined:
      return "";
  }
};
