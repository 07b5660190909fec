import { createHash, createHmac, randomBytes, randomUUID } from "node:crypto";
import type { InspectFile, Lead, LeadFile } from "#domain/leads/index.ts";
import type { Delivery } from "#domain/outbox/index.ts";
import type { Counters } from "#domain/spam/index.ts";
import type { SaveLeadOutcome, LeadAttachments, LeadStore, UploadStash } from "#application/leads/ports.ts";
import type { LeadServiceDependencies } from "../../src/application/leads/submission/dependencies.ts";

type FakeLeadStore = LeadStore & {
  readonly leads: Lead[];
  readonly deliveries: Delivery[];
  /** Attachments of the saved leads, in order. */
  readonly attached: (LeadAttachments | undefined)[];
};

const createFakeLeadStore = (): FakeLeadStore => {
  const leads: Lead[] = [];
  const deliveries: Delivery[] = [];
  const attached: (LeadAttachments | undefined)[] = [];
  const save = async (
    lead: Lead,
    due: readonly Delivery[],
    attachments?: LeadAttachments,
  ): Promise<SaveLeadOutcome> => {
    const earlier = leads.find((existing) => existing.idempotency_key === lead.idempotency_key);
    if (earlier) return { outcome: earlier.fingerprint === lead.fingerprint ? "duplicate" : "conflict", lead: earlier };
    if (leads.some((existing) => existing.reference === lead.reference)) return { outcome: "reference-taken" };
    leads.push(lead);
    deliveries.push(...due);
    attached.push(attachments);
    return { outcome: "saved", lead };
  };
  return {
    leads,
    deliveries,
    attached,
    save,
    confirmBooking: async () => "unchanged",
    changeAppointment: async () => "unchanged",
  };
};

const createFakeCounters = (): Counters => {
  const counts = new Map<string, number>();
  const key = (name: string, window: Date): string => `${name} ${window.toISOString()}`;
  return {
    add: async (name, window) => {
      const amount = (counts.get(key(name, window)) ?? 0) + 1;
      counts.set(key(name, window), amount);
      return amount;
    },
    read: async (name, window) => counts.get(key(name, window)) ?? 0,
    deleteBefore: async () => undefined,
  };
};

type FakeUploadStash = Pick<UploadStash, "save" | "find"> & { readonly files: Map<string, LeadFile> };

const createFakeUploadStash = (): FakeUploadStash => {
  const files = new Map<string, LeadFile>();
  return {
    files,
    save: async (file) => void files.set(file.id, file),
    find: async (ids) => ids.flatMap((id) => files.get(id) ?? []),
  };
};

const TYPES = {
  "%PDF": "application/pdf",
  "\u0089PNG": "image/png",
  "\u00ff\u00d8\u00ff\u00e0": "image/jpeg",
} as const;

const inspectFile: InspectFile = async (content) => {
  const start = Buffer.from(content.subarray(0, 4)).toString("latin1");
  const sha256 = createHash("sha256").update(content).digest("hex");
  return { type: Object.hasOwn(TYPES, start) ? TYPES[start as keyof typeof TYPES] : null, sha256, problem: null };
};

const sign = (body: string): string => createHmac("sha256", "the tests' secret").update(body).digest("base64url");

export type FakeLeadServiceDependencies = LeadServiceDependencies & {
  readonly store: FakeLeadStore;
  readonly stash: FakeUploadStash;
  readonly wakeCount: () => number;
  readonly logged: string[];
  readonly advanceSeconds: (seconds: number) => void;
};

export const createFakeLeadServiceDependencies = (
  changes: Partial<LeadServiceDependencies> = {},
): FakeLeadServiceDependencies => {
  let now = Date.parse("2026-11-21T12:00:00Z");
  let wakes = 0;
  const logged: string[] = [];
  const write = (details: object, message: string): void => void logged.push(`${message} ${JSON.stringify(details)}`);
  const deps = {
    store: createFakeLeadStore(),
    wakeOutbox: () => {
      wakes += 1;
    },
    wakeCount: () => wakes,
    signer: {
      sign: (text: string) => `${Buffer.from(text).toString("base64url")}.${sign(text)}`,
      verify: (token: string) => {
        const [body = "", signature] = token.split(".");
        const text = Buffer.from(body, "base64url").toString();
        return signature === sign(text) ? text : null;
      },
    },
    digest: (text: string) => createHash("sha256").update(text).digest("hex"),
    pseudonym: sign,
    counters: createFakeCounters(),
    rate: null,
    confirmations: { limit: 5, seconds: 24 * 3600 },
    stash: createFakeUploadStash(),
    inspectFile,
    randomBytes,
    newId: randomUUID,
    clock: { now: () => new Date(now) },
    rateClock: { now: () => new Date(now) },
    advanceSeconds: (seconds: number) => {
      now += seconds * 1000;
    },
    origins: ["https://www.alzette.example"],
    noteOtherOrigin: () => undefined,
    minFillSeconds: 5,
    routing: [{ to: ["ventes@alzette.example"] }, { location: "bertrange", to: ["bertrange@alzette.example"] }],
    adf: [],
    answers: [{ within: 240, next: [] }],
    retention: { default_months: 36, kinds: {} },
    webhook: null,
    slots: { booked: async () => [], appointments: async () => [] },
    agendas: { get: async () => 1 },
    siteUrl: "https://www.alzette.example",
    mailFrom: "Alzette <site@alzette.example>",
    reader: {
      byId: async () => null,
      hasKey: async () => false,
      holdsSlot: async () => false,
      leadOfDelivery: async () => null,
    },
    events: { append: async () => null, read: async () => new Map() },
    bookingLimits: { per_person: 3, burst: { limit: 20, seconds: 24 * 3600 } },
    works: [],
    reminders: { reminder_hours: 24, reminder_notice_hours: 48 },
    slotRules: { minutes: 60, capacity: 1, lead_hours: 4, horizon_days: 28 },
    locations: () => [],
    vehicleStates: async (ids: readonly number[]) => new Map(ids.map((id) => [id, "available"])),
    models: () => [],
    estimate: async () => null,
    country: "LU",
    timeZone: "Europe/Luxembourg",
    group: "Alzette Automobiles",
    log: { info: write, error: write },
    logged,
  };
  return { ...deps, ...changes } as FakeLeadServiceDependencies;
};
