import { stock } from "./0001_stock.ts";
import { leads } from "./0002_leads.ts";
import { catalogue } from "./0003_catalogue.ts";
import { pictures } from "./0004_pictures.ts";
import { appointments } from "./0005_appointments.ts";
import { alerts } from "./0006_alerts.ts";
import { stockUndo } from "./0007_stock_undo.ts";
import { nodes } from "./0008_nodes.ts";
import { draftFocuses } from "./0009_draft_focuses.ts";
import { bookingPersons } from "./0010_booking_persons.ts";
import { heldVehicles } from "./0011_held_vehicles.ts";
import { feeds } from "./0012_feeds.ts";
import { vehicleOverrides } from "./0013_vehicle_overrides.ts";
import { leadEvents } from "./0014_lead_events.ts";
import { agenda } from "./0015_agenda.ts";
import { apiTokens } from "./0016_api_tokens.ts";
import { deliveryAttempts } from "./0018_delivery_attempts.ts";
import { identities } from "./0019_identities.ts";
import { vehicleVins } from "./0020_vehicle_vins.ts";
import { pictureChecks } from "./0021_picture_checks.ts";
import type { Migration } from "./migration.ts";

/** Migrations in the order they run. Append new ones; never change a released one. */
export const MIGRATIONS: Readonly<Record<string, Migration>> = {
  "0001_stock": stock,
  "0002_leads": leads,
  "0003_catalogue": catalogue,
  "0004_pictures": pictures,
  "0005_appointments": appointments,
  "0006_alerts": alerts,
  "0007_stock_undo": stockUndo,
  "0008_nodes": nodes,
  "0009_draft_focuses": draftFocuses,
  "0010_booking_persons": bookingPersons,
  "0011_held_vehicles": heldVehicles,
  "0012_feeds": feeds,
  "0013_vehicle_overrides": vehicleOverrides,
  "0014_lead_events": leadEvents,
  "0015_agenda": agenda,
  "0016_api_tokens": apiTokens,
  "0018_delivery_attempts": deliveryAttempts,
  "0019_identities": identities,
  "0020_vehicle_vins": vehicleVins,
  "0021_picture_checks": pictureChecks,
};
