import { z } from "zod";
import type { BrandIdentity } from "../../brand/index.ts";
import { datedEntries, financeSchema } from "../../leasing/index.ts";
import { ownershipSchema, saleChargesSchema } from "../../ownership/index.ts";
import { importGuardsSchema } from "../../imports/index.ts";
import { COUNTRIES, COUNTRY_CODES, CURRENCY, isCountryCode } from "../../countries/index.ts";
import { socialLinksSchema } from "../../locations/index.ts";
import { tradeInSchema } from "../../trade-in/index.ts";
import { countryOf } from "../country.ts";
import { segmentsSchema } from "../segments.ts";
import { customFilters, facetName, optionalFilters } from "../stock-filters.ts";
import { chat, consent } from "./consent.ts";
import { hosts } from "./hosts.ts";
import { leads } from "./leads.ts";
import { map } from "./map.ts";
import { keyName, months, slug } from "./names.ts";
import { security } from "./security.ts";
import { slots } from "./slots.ts";

const isTimeZone = (name: string): boolean => {
  try {
    return new Intl.DateTimeFormat("fr", { timeZone: name }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
};

/** An internal or external link; schemes that execute code are not allowed. */
const link = z.string().regex(/^(?:\/(?!\/)|https:\/\/|tel:\+|mailto:)\S*$/, "must be a path, https:, tel: or mailto:");

const indexing = z.strictObject({
  /** Search engines may index a stock page with at most `max_values` of these facets, one value each. */
  facets: z.array(facetName).default([]),
  max_values: z.number().int().min(0).max(5).default(1),
});

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
