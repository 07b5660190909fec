import { z } from "zod";
import type { BrandIdentity } from "../../brand/index.ts";
import { datedEntries, financeSchema } from "../../leasing/index.ts";
import { ownershipSchema, saleChargesSchema } from "../../ownership/index.ts";
import { importGuardsSchema } from "../../imports/index.ts";
import { COUNTRIES, COUNTRY_CODES, CURRENCY, isCountryCode, RESIDENCE_COUNTRIES } from "../../countries/index.ts";
import { socialLinksSchema } from "../../locations/index.ts";
import { tradeInSchema } from "../../trade-in/index.ts";
import { countryOf } from "../country.ts";
import { segmentsSchema } from "../segments.ts";
import { customFilters, facetName, optionalFilters } from "../stock-filters.ts";
import { isLoopbackHost } from "../../shared/index.ts";
import { MEDIA_HOST } from "../../media/index.ts";
import { host, keyName, leads, months, serviceHost, slots, slug } from "./leads.ts";

const isTimeZone = (name: string): boolean => {
  try {
    return new Intl.DateTimeFormat("fr", { timeZone: name }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
};

/** An internal or external link; schemes that execute code are not allowed. */
const link = z.string().regex(/^(?:\/(?!\/)|https:\/\/|tel:\+|mailto:)\S*$/, "must be a path, https:, tel: or mailto:");

const internationalNumber = z.string().regex(/^\+[\d ]{6,20}$/, "must be an international number: + and the digits");

const indexing = z.strictObject({
  /** Search engines may index a stock page with at most `max_values` of these facets, one value each. */
  facets: z.array(facetName).default([]),
  max_values: z.number().int().min(0).max(5).default(1),
});

/** What `/.well-known/security.txt` and the header of https say. */
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

const latitude = z.number().min(-90).max(90);
const longitude = z.number().min(-180).max(180);
const bounds = z
  .strictObject({ north: latitude, south: latitude, west: longitude, east: longitude })
  .refine((box) => box.south < box.north && box.west < box.east, {
    error: "must span from south to north, west to east",
  });

/** What the map of the locations shows, in degrees. */
const map = z
  .strictObject({ bounds, centre: z.strictObject({ lat: latitude, lng: longitude }) })
  .refine(
    ({ bounds: box, centre }) =>
      centre.lat > box.south && centre.lat < box.north && centre.lng > box.west && centre.lng < box.east,
    { error: "centre must lie within bounds" },
  );

const mediaHost = z.string().regex(MEDIA_HOST, "must be a host name as media.example.com");

/** Hosts that pages may load from or link to, by what for. */
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

const consent = z.strictObject({
  /** Increase it when the meaning of a purpose changes: consent is then requested again. */
  version: z.number().int().min(1),
  /** Months until consent is requested again. */
  months: z.number().int().min(1).max(6).default(6),
});

/** A chat loads after consent alone. */
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

/** Settings of a market, `settings/{market}.yaml`. Names are those of the specification. */
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
    phone: internationalNumber.nullable().default(null),
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
  /** How people ask about a vehicle besides its form. */
  ask: z
    .strictObject({
      /** Number that answers on WhatsApp, while the location of the vehicle is open. */
      whatsapp: internationalNumber.nullable().default(null),
      /** Offers a call back. */
      call_back: z.boolean().default(true),
    })
    .prefault({}),
  /** Countries of buyers across the border: pages say what buying here means there. */
  frontier_buyers: z.array(z.enum(RESIDENCE_COUNTRIES)).default([]),
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
      kinds: z.record(keyName, months).default({}),
      /** Why so long and by which legal basis, by kind or "default"; the privacy page refers to it as `{retention.default.reason}`. */
      reasons: z.record(keyName, z.string().trim().min(1).max(500)).default({}),
    })
    .prefault({}),
  leads,
  /** What the group's people promise beyond the answer to a form, by name; content refers to it as `{promise.complaint}`. */
  promises: z
    .record(
      keyName,
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
  slots: slots.prefault({}),
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
export type Settings = Readonly<z.infer<typeof settingsSchema>> & { readonly brand: BrandIdentity };

export type RoutingRule = Settings["leads"]["routing"][number];
export type AnswerRule = Settings["leads"]["answers"][number];
export type AdfRule = Settings["leads"]["adf"][number];
