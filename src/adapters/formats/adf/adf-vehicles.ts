import { CURRENCY } from "#domain/countries/index.ts";
import { ADF_STRINGS } from "#application/strings/adf.ts";
import { countMakeTokens } from "#domain/phrases/index.ts";
import { slugify } from "#domain/shared/index.ts";
import type { AdfSite } from "#application/formats/ports.ts";
import { xmlElement, optionalXmlElement, type XmlElement } from "../../platform/formats/xml-element.ts";
import { type Lead, leadFieldText, type LeaseOfferSubject, type VehicleSnapshot } from "#domain/leads/index.ts";
import { leaseSnapshotRows } from "#application/strings/lease-snapshot.ts";

type AdfInterest = "buy" | "lease" | "sell" | "trade-in" | "test-drive";

const ADF_INTERESTS: Readonly<Record<string, AdfInterest>> = {
  test_drive: "test-drive",
  model_test_drive: "test-drive",
  lease_request: "lease",
  online_leasing: "lease",
};

/** Kinds about a vehicle that the customer sells. */
const ADF_OWN_VEHICLES: Readonly<Record<string, AdfInterest>> = { trade_in: "trade-in", car_sale: "sell" };

/** ADF conditions by option of their forms. */
const ADF_CONDITIONS: Readonly<Record<string, string>> = {
  good: "excellent",
  used: "good",
  damaged: "fair",
  broken: "poor",
};

type AdfVehicle = {
  readonly id?: string;
  readonly year?: string;
  readonly make: string;
  readonly model: string;
  readonly vin?: string | null;
  readonly stock?: string | null;
  readonly trim?: string | null;
  readonly odometer?: string | null;
  readonly condition?: string | undefined;
  readonly price?: VehicleSnapshot["price"];
  readonly comments?: string | null;
};

type AdfVehicleAttributes = { readonly interest?: AdfInterest; readonly status?: "new" | "used" | null };

const ODOMETER_ATTRIBUTES = { status: "original", units: "km" } as const;

const priceElements = (price: VehicleSnapshot["price"] | undefined): readonly (XmlElement | null)[] =>
  price
    ? [
        xmlElement("price", (price.cents / 100).toFixed(2), { type: "asking", currency: CURRENCY }),
        optionalXmlElement("pricecomments", price.suffix),
      ]
    : [];

const vehicleElement = (car: AdfVehicle, attributes: AdfVehicleAttributes, lease: XmlElement | null): XmlElement =>
  xmlElement(
    "vehicle",
    [
      optionalXmlElement("id", car.id, { source: "Vitrine" }),
      xmlElement("year", car.year ?? ""),
      xmlElement("make", car.make),
      xmlElement("model", car.model),
      optionalXmlElement("vin", car.vin),
      optionalXmlElement("stock", car.stock),
      optionalXmlElement("trim", car.trim),
      optionalXmlElement("odometer", car.odometer, ODOMETER_ATTRIBUTES),
      optionalXmlElement("condition", car.condition),
      ...priceElements(car.price),
      lease,
      optionalXmlElement("comments", car.comments),
    ],
    { interest: attributes.interest ?? null, status: attributes.status ?? null },
  );

/**
 * Splits "Land Rover Defender" after the brand `land-rover`, otherwise after a make that is known, also one that stands alone. Of
 * another make the first word is taken. `makes`: names of those in the catalogue.
 */
export const splitMakeAndModel = (
  title: string,
  { brand, makes = [] }: { readonly brand?: string | undefined; readonly makes?: readonly string[] } = {},
): { readonly make: string; readonly model: string } => {
  const tokens = title.split(" ").filter(Boolean);
  const brandEnd = tokens.findIndex((_, index) => slugify(tokens.slice(0, index + 1).join(" ")) === brand) + 1;
  const known = brandEnd > 0 ? brandEnd : countMakeTokens(tokens, makes);
  const makeLength = known > 0 ? known : Math.min(1, tokens.length - 1);
  return { make: tokens.slice(0, makeLength).join(" "), model: tokens.slice(makeLength).join(" ") };
};

const toAdfVehicle = (vehicle: VehicleSnapshot, { vehicleUrl, makes }: AdfSite): AdfVehicle => {
  const { identity } = vehicle;
  const makeModel = identity && { make: identity.make, model: identity.model ?? "" };
  return {
    ...(makeModel ?? splitMakeAndModel(vehicle.title, { brand: vehicle.brand, makes: makes() })),
    id: String(vehicle.id),
    year: String(identity?.year ?? ""),
    vin: vehicle.vin ?? null,
    stock: vehicle.stock_number,
    trim: vehicle.trim,
    price: vehicle.price,
    comments: vehicleUrl(vehicle),
  };
};

const vehicleStatus = ({ identity }: VehicleSnapshot): "new" | "used" | null => {
  const condition = identity?.condition ?? null;
  if (condition === null) return null;
  return condition === "new" ? "new" : "used";
};

const leaseElement = (lead: Lead): XmlElement | null => {
  const deposit = leadFieldText(lead, "deposit");
  if (ADF_INTERESTS[lead.kind] !== "lease" || !/^\d+$/.test(deposit)) return null;
  return xmlElement("finance", [
    xmlElement("method", "lease"),
    xmlElement("amount", deposit, { type: "downpayment", limit: "exact", currency: CURRENCY }),
  ]);
};

/** The customer's own car, for a trade-in, a sale or a workshop appointment. */
const customerVehicle = (lead: Lead, makes: readonly string[]): XmlElement | null => {
  const text = (name: string): string => leadFieldText(lead, name);
  const odometer = text("mileage") || null;
  const plate = text("plate");
  const interest = ADF_OWN_VEHICLES[lead.kind];
  if (interest !== undefined) {
    const car = { year: text("year"), make: text("make"), model: text("model"), vin: text("vin"), odometer };
    const details = { condition: ADF_CONDITIONS[text("condition")], comments: plate && ADF_STRINGS.plate(plate) };
    return vehicleElement({ ...car, ...details }, { interest, status: "used" }, null);
  }
  if (text("car") === "") return null;
  const comments = ADF_STRINGS.customerVehicle(plate);
  return vehicleElement({ ...splitMakeAndModel(text("car"), { makes }), odometer, comments }, { status: "used" }, null);
};

/** The terms that the customer chose. Source: ADF 1.0, element finance. */
const leaseOfferElement = (
  subject: Pick<LeaseOfferSubject, "brand" | "title" | "trim" | "lease">,
  makes: readonly string[],
  quantity: string | null = null,
): XmlElement => {
  const amount = (type: string, cents: number): XmlElement =>
    xmlElement("amount", (cents / 100).toFixed(2), { type, limit: "exact", currency: CURRENCY });
  const { lease } = subject;
  const finance = xmlElement("finance", [
    xmlElement("method", "lease"),
    amount("downpayment", lease.deposit_cents),
    amount("monthly", lease.monthly_cents),
  ]);
  const comments = [
    ...(quantity === null ? [] : [quantity]),
    ...leaseSnapshotRows(lease).map(({ label, value }) => `${label}: ${value}`),
  ].join("; ");
  const car = { ...splitMakeAndModel(subject.title, { brand: subject.brand, makes }), trim: subject.trim, comments };
  return vehicleElement(car, { interest: "lease", status: "new" }, finance);
};

const subjectElements = (lead: Lead, site: AdfSite): readonly XmlElement[] => {
  const { subject } = lead;
  const interest = ADF_INTERESTS[lead.kind] ?? "buy";
  const lease = leaseElement(lead);
  switch (subject?.type) {
    case "vehicle":
      return [vehicleElement(toAdfVehicle(subject, site), { interest, status: vehicleStatus(subject) }, lease)];
    case "vehicles":
      return subject.vehicles.map((vehicle) =>
        vehicleElement(toAdfVehicle(vehicle, site), { interest, status: vehicleStatus(vehicle) }, lease),
      );
    case "lease_offer":
      return [leaseOfferElement(subject, site.makes())];
    case "fleet":
      return subject.lines.map((line) => leaseOfferElement(line, site.makes(), ADF_STRINGS.quantity(line.quantity)));
    case "model": {
      const car = {
        ...splitMakeAndModel(subject.title, { brand: subject.brand, makes: site.makes() }),
        trim: subject.trim ?? null,
      };
      return [vehicleElement(car, { interest }, lease)];
    }
    case "place":
    case "vacancy":
    case undefined: {
      const model = lead.kind in ADF_OWN_VEHICLES ? "" : leadFieldText(lead, "model");
      return model === ""
        ? []
        : [vehicleElement(splitMakeAndModel(model, { makes: site.makes() }), { interest }, lease)];
    }
  }
};

/** At least one element: ADF requires a vehicle in every prospect. */
export const adfVehicles = (lead: Lead, site: AdfSite): readonly XmlElement[] => {
  const ownVehicle = customerVehicle(lead, site.makes());
  const all = [...subjectElements(lead, site), ...(ownVehicle === null ? [] : [ownVehicle])];
  if (all.length > 0) return all;
  return [vehicleElement({ make: "", model: "", comments: ADF_STRINGS.noVehicle }, {}, leaseElement(lead))];
};
