import { type ChangeDependencies, findUnmetVehicles, type UnmetVehicle } from "#application/leads/index.ts";
import type { OpenBooking } from "#application/leads/ports.ts";
import { createVehicleStates } from "#application/stock/index.ts";
import { findLeadKind } from "#domain/forms/index.ts";
import type { Lead } from "#domain/leads/index.ts";
import { wallClock } from "#domain/locations/index.ts";
import { countryOf } from "#domain/site/index.ts";
import { createCatalogueRepository, createStockReader } from "../../adapters/database/index.ts";
import { type CliContext, marketSettings } from "../context.ts";
import { leadStores } from "../leads/stores.ts";

/** What changes of appointments need. Staff need not keep the notice that visitors keep. */
export const appointmentStores = async (context: CliContext, stack: AsyncDisposableStack) => {
  const leads = await leadStores(context, stack);
  const settings = marketSettings(context);
  const locations = await createCatalogueRepository(leads.database).locations.all();
  const deps: ChangeDependencies = {
    ...leads,
    locations: () => locations,
    slotRules: { ...settings.slots, lead_hours: 0 },
    works: settings.slots.works,
    reminders: settings.slots,
    country: countryOf(settings),
    timeZone: settings.timeZone,
    log: { info: () => {}, error: (_context, message) => void context.stderr.write(`${message}\n`) },
    // The server polls the outbox for what commands enqueue.
    wakeOutbox: () => {},
  };
  const vehicles = { vehicleStates: createVehicleStates(createStockReader(leads.database)) };
  /** The vehicle of a lead that its appointment is not for any more; null while it is. */
  const findUnmet = async (lead: Lead): Promise<UnmetVehicle | null> => {
    const kind = findLeadKind(lead.kind);
    const [unmet = null] = kind === null ? [] : await findUnmetVehicles(vehicles, kind, lead.subject);
    return unmet;
  };
  return { leads, settings, deps, findUnmet };
};

/** "2026-12-01 10:00, tyres at garage-nord". */
export const describeBooking = (
  { location, calendar, start }: Pick<OpenBooking, "location" | "calendar" | "start">,
  timeZone: string,
): string => `${wallClock(start, timeZone)}, ${calendar} at ${location}`;
