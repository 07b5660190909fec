import { randomUUID } from "node:crypto";
import { type ChangeDependencies, findUnmetVehicles, type UnmetVehicle } from "#application/leads/index.ts";
import { createVehicleStates } from "#application/stock/index.ts";
import { findLeadKind } from "#domain/forms/index.ts";
import type { Lead } from "#domain/leads/index.ts";
import type { OpenBooking } from "#application/leads/ports.ts";
import { wallClock } from "#domain/locations/index.ts";
import { countryOf, type Settings } from "#domain/site/index.ts";
import { createCatalogueRepository, createStockReader } from "../../adapters/database/index.ts";
import type { Database } from "../../adapters/database/index.ts";
import type { LeadRepository } from "../../adapters/database/leads/index.ts";
import type { CliContext } from "../context.ts";
import { withLeads } from "../leads/with-leads.ts";
import { marketSettings } from "../market-settings.ts";

export type AppointmentWork = {
  readonly leads: LeadRepository;
  readonly database: Database;
  readonly settings: Settings;
  readonly deps: ChangeDependencies;
  /** The vehicle of a lead that its appointment is not for any more; null while it is. */
  readonly findUnmet: (lead: Lead) => Promise<UnmetVehicle | null>;
};

/** Runs `work` with what changes of appointments need. Staff need not keep the notice that visitors keep. */
export const withAppointments = (
  context: CliContext,
  work: (appointments: AppointmentWork) => Promise<void>,
): Promise<void> =>
  withLeads(context, async (leads, database) => {
    const settings = marketSettings(context);
    const { locations } = createCatalogueRepository(database);
    const all = await locations.all();
    const deps: ChangeDependencies = {
      ...leads,
      clock: context.clock,
      newId: randomUUID,
      webhook: context.config.leadsWebhook?.url ?? null,
      locations: () => all,
      slotRules: { ...settings.slots, lead_hours: 0 },
      works: settings.slots.works,
      reminders: settings.slots,
      country: countryOf(settings),
      timeZone: settings.timeZone,
      log: { info: () => {}, error: (_context, message) => void context.stderr.write(`${message}\n`) },
      // The server polls the outbox for what commands enqueue.
      wakeOutbox: () => {},
    };
    const vehicles = { vehicleStates: createVehicleStates(createStockReader(database)) };
    const findUnmet = async (lead: Lead): Promise<UnmetVehicle | null> => {
      const kind = findLeadKind(lead.kind);
      const [unmet = null] = kind === null ? [] : await findUnmetVehicles(vehicles, kind, lead.subject);
      return unmet;
    };
    await work({ leads, database, settings, deps, findUnmet });
  });

/** "2026-12-01 10:00, tyres at garage-nord". */
export const describeBooking = (
  { location, calendar, start }: Pick<OpenBooking, "location" | "calendar" | "start">,
  timeZone: string,
): string => `${wallClock(start, timeZone)}, ${calendar} at ${location}`;
