import { z } from "zod";
import { dated, financeSchema, ownershipSchema } from "../leasing/index.ts";
import { segmentsSchema } from "./segments.ts";
import { customFilters, facetName, optionalFilters } from "./stock-filters.ts";

const slug = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, "must be a slug");
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
  .refine(({ bounds: box, centre }) => centre.lat > box.south && centre.lat < box.north, {
    error: "centre must lie within bounds",
  });

const isTimeZone = (name: string): boolean => {
  try {
    return new Intl.DateTimeFormat("fr", { timeZone: name }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
};

/** A link of the site's own or to the outside; never a scheme that runs something. */
const link = z.string().regex(/^(?:\/(?!\/)|https:\/\/|tel:\+|mailto:)\S*$/, "must be a path, https:, tel: or mailto:");

const routingRule = z.strictObject({
  /** Left out: any. Of several rules that fit, the most specific one counts, then the first. */
  kind: key.optional(),
  location: slug.optional(),
  brand: slug.optional(),
  to: z.array(z.email()).min(1),
});

/** An e-mail address, or an https address that is posted to. */
const adfAddress = z.union([z.email(), z.url({ protocol: /^https$/ })], {
  error: "must be an e-mail address or an https address",
});

const adfRule = z.strictObject({
  kind: key.optional(),
  location: slug.optional(),
  brand: slug.optional(),
  to: z.array(adfAddress).min(1),
});

const leads = z.strictObject({
  /** Dealers' systems that take leads as ADF; the most specific rule counts, and there may be none. */
  adf: z.array(adfRule).default([]),
  routing: z
    .array(routingRule)
    .min(1)
    .refine((rules) => rules.some((rule) => !rule.kind && !rule.location && !rule.brand), {
      error: "must have one rule for every lead no other rule names (only `to`)",
    }),
});

const indexing = z.strictObject({
  /** A stock page with at most so many of these facets, one value of each, may stand in search engines. */
  facets: z.array(facetName).default([]),
  max_values: z.number().int().min(0).max(5).default(1),
});

const consent = z.strictObject({
  /** Raised when the purposes change: visitors are asked again. */
  version: z.number().int().min(1),
  months: months.default(6),
  purposes: z.array(z.enum(["functional", "statistics", "marketing", "maps", "media"])).default([]),
});

const hosts = z.strictObject({
  /** Whose links count as downloads. */
  media: z.array(host).default([]),
  embeds: z.array(host).default([]),
  redirects: z.array(host).default([]),
  images: z.array(host).default([]),
});

/** A market's settings: `settings/{market}.yaml`. Names as in the specification; units stand in the names. */
export const settingsSchema = z.strictObject({
  locale: z.string().regex(/^fr-[A-Z]{2}$/, "must be a French locale as fr-LU"),
  currency: z.literal("EUR"),
  timeZone: z.string().refine(isTimeZone, { error: "must be a time zone as Europe/Luxembourg" }),
  /** Name of the group, as the public knows it and as the law wants it. */
  group: z.strictObject({ name: z.string().min(1), legal_name: z.string().min(1), email: z.email() }),
  map,
  showBreadcrumbs: z.boolean(),
  /** Slugs of brands shown as set type. */
  disabledBrandLogos: z.array(slug),
  showEmployees: z.boolean(),
  wltp: z.boolean(),
  co2Image: z.boolean(),
  autoproffTradeIn: z.boolean().default(true),
  optionalFilters,
  customFilters,
  lease: z.strictObject({ co2: z.boolean() }),
  stickyContact: z.strictObject({ label: z.string().trim().min(1), link }).nullable(),
  segments: segmentsSchema.prefault({}),
  /** Value-added tax as a share: 0.17 is 17 %. */
  vat: dated({ share: z.number().min(0).max(0.5) }),
  finance: financeSchema,
  ownership: ownershipSchema,
  /** Months a lead is kept after the last contact. */
  retention: z
    .strictObject({ default_months: months.default(36), kinds: z.record(key, months).default({}) })
    .prefault({}),
  leads,
  staff: z.strictObject({ alerts: z.array(z.email()) }),
  slots: z
    .strictObject({
      minutes: z.number().int().min(15).max(240).default(60),
      capacity: z.number().int().min(1).max(20).default(1),
      /** Not sooner than so many hours ahead, not later than so many days. */
      lead_hours: z.number().int().min(0).max(240).default(4),
      horizon_days: z.number().int().min(1).max(120).default(28),
    })
    .prefault({}),
  indexing: indexing.prefault({}),
  consent,
  hosts: hosts.prefault({}),
});

export type Settings = Readonly<z.infer<typeof settingsSchema>>;
export type RoutingRule = Settings["leads"]["routing"][number];
export type AdfRule = Settings["leads"]["adf"][number];
