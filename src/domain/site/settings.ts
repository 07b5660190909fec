import { z } from "zod";
import type { Brand } from "../brand/index.ts";
import { datedEntries, financeSchema } from "../leasing/index.ts";
import { ownershipSchema, saleChargesSchema } from "../ownership/index.ts";
import { importGuardsSchema } from "../imports/index.ts";
import { isLoopbackHost, parseDurationSeconds, parseRate } from "../shared/index.ts";
import { COUNTRIES, COUNTRY_CODES, CURRENCY, isCountryCode } from "../countries/index.ts";
import { SLOT_CALENDARS, worksOfCalendar } from "../forms/index.ts";
import { socialLinksSchema, WEEKDAY_KEYS } from "../locations/index.ts";
import { MEDIA_HOST } from "../media/index.ts";
import { tradeInSchema } from "../trade-in/index.ts";
import { countryOf } from "./country.ts";
import { segmentsSchema } from "./segments.ts";
import { customFilters, facetName, optionalFilters } from "./stock-filters.ts";

const slug = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, "must be a slug");
/** A kind of work: every appointment of a calendar, or one work, everywhere or at one location. */
const work = z.strictObject({
  calendar: z.enum(SLOT_CALENDARS),
  /** Value of the form's field "work"; absent: every work of the calendar. */
  work: z.string().optional(),
  location: slug.optional(),
  minutes: z.number().int().min(5).max(480).optional(),
  /** Lowest price, taxes included. */
  price_cents: z.number().int().min(0).max(10_000_000).optional(),
  days: z.array(z.enum(WEEKDAY_KEYS)).min(1).optional(),
  /** Places where it can be done at the same time; absent: `capacity`, or that of the location. */
  resources: z.number().int().min(1).max(20).optional(),
});

type WorkSetting = z.infer<typeof work>;

const workName = (entry: WorkSetting): string => JSON.stringify([entry.calendar, entry.work, entry.location]);

const works = z.array(work).superRefine((entries, context) => {
  const names = entries.map(workName);
  for (const [index, entry] of entries.entries()) {
    if (entry.work !== undefined && !worksOfCalendar(entry.calendar).includes(entry.work)) {
      const message = `must be one of ${worksOfCalendar(entry.calendar).join(", ") || "none: the form asks for no work"}`;
      context.addIssue({ code: "custom", path: [index, "work"], message });
    }
    if (names.indexOf(workName(entry)) !== index) {
      context.addIssue({ code: "custom", path: [index], message: "is a second entry for this work" });
    }
  }
});

const key = z.string().regex(/^[a-z][a-z0-9]*(?:[-_][a-z0-9]+)*$/, "must be a key as test_drive");
const host = z.string().regex(/^(?:[a-z0-9-]+\.)+[a-z]{2,}$/, "must be a host name as media.example.com");
const latitude = z.number().min(-90).max(90);
const longitude = z.number().min(-180).max(180);
const months = z.number().int().min(1).max(240);

const bounds = z
  .strictObject({ north: latitude, south: latitude, west: longitude, east: longitude })
  .refine((box) => box.south < box.north && box.west < box.east, {
    error: "must span from south to north, west to east",
  });

const map = z
  .strictObject({ bounds, centre: z.strictObject({ lat: latitude, lng: longitude }) })
  .refine(
    ({ bounds: box, centre }) =>
      centre.lat > box.south && centre.lat < box.north && centre.lng > box.west && centre.lng < box.east,
    { error: "centre must lie within bounds" },
  );

const isTimeZone = (name: string): boolean => {
  try {
    return new Intl.DateTimeFormat("fr", { timeZone: name }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
};

/** An internal or external link; schemes that execute code are not allowed. */
const link = z.string().regex(/^(?:\/(?!\/)|https:\/\/|tel:\+|mailto:)\S*$/, "must be a path, https:, tel: or mailto:");

const routingRule = z.strictObject({
  /** An omitted condition matches everything. The most specific matching rule wins, then the first. */
  kind: key.optional(),
  location: slug.optional(),
  brand: slug.optional(),
  to: z.array(z.email()).min(1),
});

/** An e-mail address, or an https address that receives a POST. */
const adfAddress = z.union([z.email(), z.url({ protocol: /^https$/ })], {
  error: "must be an e-mail address or an https address",
});

const adfRule = z.strictObject({
  kind: key.optional(),
  location: slug.optional(),
  brand: slug.optional(),
  to: z.array(adfAddress).min(1),
});

/** Opening time as `4h` or `90m`, in minutes; `off`: null. */
const answerTime = z.string().transform((text, context): number | null => {
  if (text === "off") return null;
  const minutes = Math.floor((parseDurationSeconds(text) ?? 0) / 60);
  if (minutes >= 5 && minutes <= 200 * 60) return minutes;
  context.addIssue({ code: "custom", message: "must be off, or opening time from 5m to 200h as 4h or 90m" });
  return z.NEVER;
});

const answerRule = z.strictObject({
  kind: key.optional(),
  location: slug.optional(),
  /** Opening time of the location within which a lead is answered; then the next person gets it. */
  within: answerTime,
  /** Who gets it, one after the other; after the last the manager. */
  next: z.array(z.email()).default([]),
});

const rate = z.string().transform((text, context) => {
  const parsed = parseRate(text);
  if (parsed === null)
    context.addIssue({ code: "custom", message: "must be a number and a time, at most a day: 5/24h" });
  return parsed ?? z.NEVER;
});

const scanner = z.union(
  [z.array(z.string().min(1)).min(1), z.url({ protocol: /^icaps?$/ }).regex(/^icaps?:\/\/[^\s/?#@]+\/[^\s#]+$/)],
  { error: 'must be a command as [clamdscan, --no-summary, "-"] or an address as icap://127.0.0.1:1344/avscan' },
);

const leads = z.strictObject({
  /** Maximum number of confirmation emails per address, regardless of the sender of the form. */
  confirmations: rate.prefault("5/24h"),
  /**
   * Program and options that read an uploaded file from standard input: exit code 0 for a clean, 1 for an infected one; or
   * the address of an ICAP service.
   */
  scanner: scanner.nullable().default(null),
  /** When an unanswered lead goes to the next person. The most specific matching rule wins; without one, never. */
  answers: z.array(answerRule).prefault([{ within: "4h" }]),
  /** Dealer systems that accept leads as ADF. The most specific matching rule wins; there may be none. */
  adf: z.array(adfRule).default([]),
  routing: z
    .array(routingRule)
    .min(1)
    .refine((rules) => rules.some((rule) => !rule.kind && !rule.location && !rule.brand), {
      error: "must have one rule for every lead no other rule names (only `to`)",
    }),
});

const indexing = z.strictObject({
  /** Search engines may index a stock page with at most `max_values` of these facets, one value each. */
  facets: z.array(facetName).default([]),
  max_values: z.number().int().min(0).max(5).default(1),
});

const consent = z.strictObject({
  /** Increase it when the meaning of a purpose changes: consent is then requested again. */
  version: z.number().int().min(1),
  /** Months until consent is requested again. */
  months: z.number().int().min(1).max(6).default(6),
});

/** A host, on loopback with a port; `hostOrigin` gives its address. */
const serviceHost = z.union([host, z.string().regex(/^(?:127\.0\.0\.1|localhost):\d{1,5}$/)], {
  error: "must be a host name as chat.example.com",
});

const chat = z
  .strictObject({
    /** May contain `{app_id}`; http on loopback only. */
    script_url: z
      .url({ protocol: /^https?$/ })
      .refine((url) => url.startsWith("https:") || isLoopbackHost(new URL(url).hostname), {
        error: "must start with https:// unless its host is a loopback address",
      }),
    /** Additional host that the chat contacts. */
    host: serviceHost,
    app_id: z.string().regex(/^[\w.:-]{1,100}$/, "must be an identifier of at most 100 characters"),
  })
  .nullable();

const mediaHost = z.string().regex(MEDIA_HOST, "must be a host name as media.example.com");

const hosts = z.strictObject({
  /** Hosts whose links count as downloads, and whose films of vehicles may be played. */
  media: z.array(mediaHost).default([]),
  embeds: z.array(serviceHost).default([]),
  /** Hosts that the sections `reviews` and `recruiting` may load. */
  widgets: z.array(serviceHost).default([]),
  /** Hosts that the tags of the tag manager contact. */
  tags: z.array(host).default([]),
  /** Not read any more: redirects lead to any host. A start with it warns. */
  redirects: z.unknown().optional(),
  /** Hosts of the manufacturers' configurators that model pages may link to. */
  configurators: z.array(host).default([]),
  images: z.array(mediaHost).default([]),
});

/** Settings of a market, `settings/{market}.yaml`. Names are those of the specification. */
const security = z
  .strictObject({
    contact: z
      .string()
      .regex(/^(?:mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/, "must start with mailto: or https:")
      .nullable()
      .default(null),
    expires: z.iso.date().nullable().default(null),
    /** Asks browsers to include the domain and all its subdomains in their list of hosts that are reached by https alone. */
    hsts_preload: z.boolean().default(false),
  })
  .refine(({ contact, expires }) => (contact === null) === (expires === null), {
    error: "contact and expires belong together",
  });

const writtenSettings = z.strictObject({
  locale: z.string().refine((text) => text.startsWith("fr-") && isCountryCode(text.slice(3)), {
    error: `must be French in a country with a module: ${COUNTRY_CODES.map((code) => `fr-${code}`).join(", ")}`,
  }),
  currency: z.literal(CURRENCY),
  /** Unless stated, that of the country's capital. */
  timeZone: z.string().refine(isTimeZone, { error: "must be a time zone of the IANA database" }).optional(),
  /** Public and legal name of the group, and how it is reached; content refers to it as `{group.phone}`. */
  group: z.strictObject({
    name: z.string().min(1),
    legal_name: z.string().min(1),
    email: z.email(),
    phone: z
      .string()
      .regex(/^\+[\d ]{6,20}$/, "must be an international number: + and the digits")
      .nullable()
      .default(null),
    /** On one line. */
    address: z.string().trim().min(1).max(200).nullable().default(null),
  }),
  /** Unless stated, the map of the country. */
  map: map.optional(),
  showBreadcrumbs: z.boolean(),
  /** Slugs of brands displayed as text instead of a logo. */
  disabledBrandLogos: z.array(slug),
  showEmployees: z.boolean(),
  /** Publishes the identification numbers of vehicles: pages, structured data, JSON API and public feeds. */
  showVin: z.boolean().default(false),
  wltp: z.boolean(),
  co2Image: z.boolean(),
  autoproffTradeIn: z.boolean().default(true),
  optionalFilters,
  customFilters,
  lease: z.strictObject({ co2: z.boolean() }),
  /** Pages of the group on social networks, linked in the footer. */
  social: socialLinksSchema,
  /** The contact link of the header; on phones a bar at the bottom of the page, also with a call of `group.phone` and an appointment. */
  stickyContact: z
    .strictObject({
      label: z.string().trim().min(1),
      link,
      appointment: link.nullable().default(null),
    })
    .nullable(),
  segments: segmentsSchema.prefault({}),
  /** Value-added tax: 0.17 is 17 %. */
  vat: datedEntries({ share: z.number().min(0).max(0.5) }),
  finance: financeSchema,
  ownership: ownershipSchema,
  /** What delivery and registration cost; stated beside every price. Without entries nothing is stated. */
  charges: saleChargesSchema.default([]),
  /** While `autoproffTradeIn` is on. Without entries the forms give no estimate. */
  tradeIn: tradeInSchema.default([]),
  /** Months until a lead is deleted, counted from the last contact. */
  retention: z
    .strictObject({
      default_months: months.default(36),
      kinds: z.record(key, months).default({}),
      /** Why so long and by which legal basis, by kind or "default"; the privacy page refers to it as `{retention.default.reason}`. */
      reasons: z.record(key, z.string().trim().min(1).max(500)).default({}),
    })
    .prefault({}),
  leads,
  /** What the group's people promise beyond the answer to a form, by name; content refers to it as `{promise.complaint}`. */
  promises: z
    .record(
      key,
      z.strictObject({
        /** Part of a sentence: "sous dix jours ouvrés". */
        text: z.string().trim().min(1).max(120),
        /** Who keeps it. */
        owner: z.string().trim().min(1),
      }),
    )
    .default({}),
  staff: z.strictObject({
    alerts: z.array(z.email()),
    /** Gets the leads that nobody has answered; by default `group.email`. */
    manager: z.email().optional(),
  }),
  security: security.prefault({}),
  imports: z.strictObject({ guards: importGuardsSchema }).prefault({}),
  slots: z
    .strictObject({
      minutes: z.number().int().min(15).max(240).default(60),
      capacity: z.number().int().min(1).max(20).default(1),
      /** Slots start at the earliest after `lead_hours`, at the latest after `horizon_days`. */
      lead_hours: z.number().int().min(0).max(240).default(4),
      horizon_days: z.number().int().min(1).max(120).default(28),
      /** Appointments to come that one person may have at a location. */
      per_person: z.number().int().min(1).max(100).default(3),
      /** More bookings at a location than this have to be confirmed by email before they hold a seat. */
      burst: rate.prefault("20/24h"),
      /** Hours before an appointment at which its visitor is reminded; 0: never. */
      reminder_hours: z.number().int().min(0).max(168).default(24),
      /** Nobody is reminded of what was booked or moved fewer hours before. */
      reminder_notice_hours: z.number().int().min(0).max(240).default(48),
      /** Length, price, days and places of works. The most specific entry that states one of them decides it. */
      works: works.default([]),
    })
    .prefault({}),
  indexing: indexing.prefault({}),
  consent,
  chat: chat.default(null),
  hosts: hosts.prefault({}),
});

/** With what follows from the country of `locale`. */
export const settingsSchema = writtenSettings.transform((settings) => {
  const country = COUNTRIES[countryOf(settings)];
  return { ...settings, timeZone: settings.timeZone ?? country.timeZone, countryTerms: country.terms };
});

/** Settings of a market, with the brand of its group. */
export type Settings = Readonly<z.infer<typeof settingsSchema>> & { readonly brand: Brand };

export type RoutingRule = Settings["leads"]["routing"][number];
export type AnswerRule = Settings["leads"]["answers"][number];
export type AdfRule = Settings["leads"]["adf"][number];
