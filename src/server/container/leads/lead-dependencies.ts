import { randomUUID } from "node:crypto";
import { type BookingLimits, UNLIMITED_BOOKINGS } from "#domain/appointments/index.ts";
import type { Lead } from "#domain/leads/index.ts";
import { createMonotonicClock, inBackground } from "#domain/shared/index.ts";
import { countryOf, senderOf } from "#domain/site/index.ts";
import { createAgendaVersions, createStockReader } from "../../../adapters/database/index.ts";
import { type LeadRepository, putRefusedOrigin } from "../../../adapters/database/leads/index.ts";
import { createPseudonyms, createSigner, randomBytes, sha256Digest } from "../../../adapters/signing/index.ts";
import { createFileInspector } from "../../../adapters/uploads/index.ts";
import type { LeadServiceDependencies } from "#application/leads/index.ts";
import type { SigningKeys } from "../../environment/environment-values.ts";
import type { Foundation } from "../foundation.ts";
import { type Catalogue, createVehicleStates, type Stock } from "#application/stock/index.ts";
import { readTradeInCar, valueTradeIn } from "#application/trade-in/index.ts";

type LeadOptions = {
  readonly leads: LeadRepository;
  /** Sign forms and confirmations; the same on all nodes. */
  readonly keys: SigningKeys;
  readonly wake: () => void;
  readonly catalogue: () => Catalogue;
  readonly stock: Stock;
};

/** Without the other settings of appointments: seats are spread from it. */
const onlyLimits = ({ per_person, burst }: BookingLimits): BookingLimits => ({ per_person, burst });

export const createLeadDependencies = (
  { config, settings, database, clock, log }: Pick<Foundation, "config" | "settings" | "database" | "clock" | "log">,
  { leads, keys, wake, catalogue, stock }: LeadOptions,
): LeadServiceDependencies => ({
  store: leads.store,
  reader: leads.reader,
  events: leads.events,
  wakeOutbox: wake,
  signer: createSigner(...keys),
  digest: sha256Digest,
  pseudonym: createPseudonyms(keys[0]),
  counters: leads.counters,
  rate: config.leadsRate,
  stash: leads.stash,
  inspectFile: createFileInspector(settings.leads.scanner),
  randomBytes,
  newId: randomUUID,
  clock,
  rateClock: createMonotonicClock(clock, () => performance.now()),
  origins: [config.siteUrl, `http://${config.host}:${config.port}`, `http://localhost:${config.port}`],
  noteOtherOrigin: createOriginNotes({ database, clock, log }),
  minFillSeconds: config.minFillSeconds,
  confirmations: settings.leads.confirmations,
  routing: settings.leads.routing,
  adf: settings.leads.adf,
  answers: settings.leads.answers,
  retention: settings.retention,
  webhook: config.leadsWebhook?.url ?? null,
  slots: leads.slots,
  agendas: createAgendaVersions(database),
  siteUrl: config.siteUrl,
  mailFrom: config.mailFrom ?? senderOf(settings),
  bookingLimits: config.leadsRate === null ? UNLIMITED_BOOKINGS : onlyLimits(settings.slots),
  slotRules: settings.slots,
  works: settings.slots.works,
  reminders: settings.slots,
  locations: () => catalogue().locations,
  vehicleStates: createVehicleStates(createStockReader(database)),
  models: () => modelNames(catalogue()),
  estimate: (fields) => estimateFields({ stock, settings, clock }, fields),
  country: countryOf(settings),
  timeZone: settings.timeZone,
  group: settings.group.name,
  log,
});

/** One note an hour is enough, and a flood of forged forms writes no more. */
const ORIGIN_NOTE_MS = 3_600_000;

/** Longer than the name of any host. */
const MAX_ORIGIN_LENGTH = 300;

const createOriginNotes = ({ database, clock, log }: Pick<Foundation, "database" | "clock" | "log">) => {
  let notedAt = Number.NEGATIVE_INFINITY;
  return (origin: string): void => {
    const at = clock.now();
    if (at.getTime() - notedAt < ORIGIN_NOTE_MS) return;
    notedAt = at.getTime();
    const text = origin.slice(0, MAX_ORIGIN_LENGTH).replaceAll(/[^!-~]/g, "");
    inBackground(
      () => putRefusedOrigin(database, { origin: text, at }),
      () => log.error({ event: "refusal" }, "the origin of a refused form was not saved"),
    );
  };
};

const estimateFields = async (
  deps: Pick<LeadOptions, "stock"> & Pick<Foundation, "settings" | "clock">,
  fields: Lead["fields"],
): Promise<Lead["estimate"]> => {
  const car = readTradeInCar(fields);
  if (car === null) return null;
  const { estimate } = await valueTradeIn(deps, car);
  return estimate.ok ? estimate.value : null;
};

const modelNames = ({ brands, models }: Pick<Catalogue, "brands" | "models">): readonly string[] =>
  models.map(({ brand, name }) => [brands.find(({ slug }) => slug === brand)?.name, name].filter(Boolean).join(" "));
