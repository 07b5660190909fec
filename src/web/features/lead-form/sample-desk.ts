import { createHash, createHmac, randomBytes, randomUUID } from "node:crypto";
import type {
  AcceptOutcome,
  Attached,
  Counters,
  Delivery,
  InspectFile,
  Lead,
  LeadFile,
  LeadStore,
  UploadStash,
  VehicleSubject,
} from "#domain/leads/index.ts";
import type { LeadDesk } from "./lead-desk.ts";

// What the tests of this feature take leads in with: everything in memory, and a clock that is set by hand.

export const PUMA: VehicleSubject = {
  type: "vehicle",
  id: 12,
  slug: "12-1-ford-puma-st-line",
  title: "Ford Puma",
  trim: "ST-Line",
  brand: "ford",
  stock_number: "A-12",
  price: { cents: 2_499_000, formatted: "24\u202f990\u00a0€", suffix: "TVAC" },
  location: { slug: "bertrange", name: "Alzette Automobiles Bertrange", phone: "+352 20 00 01 01" },
};

type MemoryStore = LeadStore & {
  readonly leads: Lead[];
  readonly deliveries: Delivery[];
  /** What came with the leads that were stored. */
  readonly attached: (Attached | undefined)[];
};

const memoryStore = (): MemoryStore => {
  const leads: Lead[] = [];
  const deliveries: Delivery[] = [];
  const attached: (Attached | undefined)[] = [];
  const accept = async (lead: Lead, due: readonly Delivery[], parts?: Attached): Promise<AcceptOutcome> => {
    const earlier = leads.find((one) => one.idempotency_key === lead.idempotency_key);
    if (earlier) return { outcome: earlier.fingerprint === lead.fingerprint ? "same" : "conflict", lead: earlier };
    if (leads.some((one) => one.reference === lead.reference)) return { outcome: "reference-taken" };
    leads.push(lead);
    deliveries.push(...due);
    attached.push(parts);
    return { outcome: "stored", lead };
  };
  return { leads, deliveries, attached, accept };
};

const memoryCounters = (): Counters => {
  const counts = new Map<string, number>();
  const at = (name: string, window: Date): string => `${name} ${window.toISOString()}`;
  return {
    add: async (name, window) => {
      const amount = (counts.get(at(name, window)) ?? 0) + 1;
      counts.set(at(name, window), amount);
      return amount;
    },
    read: async (name, window) => counts.get(at(name, window)) ?? 0,
    dropBefore: async () => undefined,
  };
};

type MemoryStash = Pick<UploadStash, "keep" | "find"> & { readonly files: Map<string, LeadFile> };

const memoryStash = (): MemoryStash => {
  const files = new Map<string, LeadFile>();
  return {
    files,
    keep: async (file) => void files.set(file.id, file),
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
  return { type: Object.hasOwn(TYPES, start) ? TYPES[start as keyof typeof TYPES] : null, sha256 };
};

const sign = (body: string): string => createHmac("sha256", "the tests' secret").update(body).digest("base64url");

export type SampleDesk = LeadDesk & {
  readonly store: MemoryStore;
  readonly stash: MemoryStash;
  readonly woken: () => number;
  readonly logged: string[];
  readonly wait: (seconds: number) => void;
};

export const sampleDesk = (changes: Partial<LeadDesk> = {}): SampleDesk => {
  let now = Date.parse("2026-11-21T12:00:00Z");
  let woken = 0;
  const logged: string[] = [];
  const desk = {
    store: memoryStore(),
    wake: () => {
      woken += 1;
    },
    woken: () => woken,
    seal: {
      seal: (text: string) => `${Buffer.from(text).toString("base64url")}.${sign(text)}`,
      open: (sealed: string) => {
        const [body = "", signature] = sealed.split(".");
        const text = Buffer.from(body, "base64url").toString();
        return signature === sign(text) ? text : null;
      },
    },
    digest: (text: string) => createHash("sha256").update(text).digest("hex"),
    pseudonym: sign,
    counters: memoryCounters(),
    rate: null,
    stash: memoryStash(),
    inspectFile,
    randomBytes,
    newId: randomUUID,
    clock: { now: () => new Date(now) },
    wait: (seconds: number) => {
      now += seconds * 1000;
    },
    origins: ["https://www.alzette.example"],
    minFillSeconds: 5,
    routing: [{ to: ["ventes@alzette.example"] }, { location: "bertrange", to: ["bertrange@alzette.example"] }],
    adf: [],
    webhook: null,
    slots: { taken: async () => new Map<string, number>() },
    slotRules: { minutes: 60, capacity: 1, lead_hours: 4, horizon_days: 28 },
    places: () => [],
    models: () => [],
    timeZone: "Europe/Luxembourg",
    group: "Alzette Automobiles",
    log: { error: (facts: object, message: string) => void logged.push(`${message} ${JSON.stringify(facts)}`) },
    logged,
  };
  return { ...desk, ...changes } as SampleDesk;
};
