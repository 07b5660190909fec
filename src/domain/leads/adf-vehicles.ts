import { slugify } from "../shared/index.ts";
import type { AdfSite } from "./adf-site.ts";
import { element, given, type Xml } from "./adf-xml.ts";
import { type Lead, textField, type VehicleFacts } from "./lead.ts";

type Interest = "buy" | "lease" | "trade-in" | "test-drive";

const INTERESTS: Readonly<Record<string, Interest>> = {
  test_drive: "test-drive",
  model_test_drive: "test-drive",
  lease_request: "lease",
  online_leasing: "lease",
};

/** ADF's words for the answers of the trade-in form. */
const CONDITIONS: Readonly<Record<string, string>> = {
  good: "excellent",
  used: "good",
  damaged: "fair",
  broken: "poor",
};

type Car = {
  readonly id?: string;
  readonly year?: string;
  readonly make: string;
  readonly model: string;
  readonly vin?: string | null;
  readonly stock?: string | null;
  readonly trim?: string | null;
  readonly odometer?: string | null;
  readonly condition?: string | undefined;
  readonly price?: VehicleFacts["price"];
  readonly comments?: string | null;
};

type Attributes = { readonly interest?: Interest; readonly status?: "new" | "used" | null };

const kilometres = { status: "original", units: "km" } as const;

const priceOf = (price: VehicleFacts["price"] | undefined): readonly (Xml | null)[] =>
  price
    ? [
        element("price", (price.cents / 100).toFixed(2), { type: "asking", currency: "EUR" }),
        given("pricecomments", price.suffix),
      ]
    : [];

const vehicleElement = (car: Car, attributes: Attributes, lease: Xml | null): Xml =>
  element(
    "vehicle",
    [
      given("id", car.id, { source: "Vitrine" }),
      element("year", car.year ?? ""),
      element("make", car.make),
      element("model", car.model),
      given("vin", car.vin),
      given("stock", car.stock),
      given("trim", car.trim),
      given("odometer", car.odometer, kilometres),
      given("condition", car.condition),
      ...priceOf(car.price),
      lease,
      given("comments", car.comments),
    ],
    { interest: attributes.interest ?? null, status: attributes.status ?? null },
  );

/** "Land Rover Defender" of the brand `land-rover` in two. Without a brand the first word is taken for it. */
export const makeAndModel = (title: string, brand?: string): { readonly make: string; readonly model: string } => {
  const words = title.split(" ").filter(Boolean);
  const ends = words.findIndex((_, index) => slugify(words.slice(0, index + 1).join(" ")) === brand) + 1;
  const cut = ends > 0 ? ends : Math.min(1, words.length - 1);
  return { make: words.slice(0, cut).join(" "), model: words.slice(cut).join(" ") };
};

const offered = (vehicle: VehicleFacts, { addressOf }: AdfSite): Car => {
  const { identity } = vehicle;
  const known = identity && { make: identity.make, model: identity.model ?? "" };
  return {
    ...(known ?? makeAndModel(vehicle.title, vehicle.brand)),
    id: String(vehicle.id),
    year: String(identity?.year ?? ""),
    stock: vehicle.stock_number,
    trim: vehicle.trim,
    price: vehicle.price,
    comments: addressOf(vehicle),
  };
};

const statusOf = ({ identity }: VehicleFacts): "new" | "used" | null => {
  const condition = identity?.condition ?? null;
  if (condition === null) return null;
  return condition === "new" ? "new" : "used";
};

const leaseOf = (lead: Lead): Xml | null => {
  const deposit = textField(lead, "deposit");
  if (INTERESTS[lead.kind] !== "lease" || !/^\d+$/.test(deposit)) return null;
  return element("finance", [
    element("method", "lease"),
    element("amount", deposit, { type: "downpayment", limit: "exact", currency: "EUR" }),
  ]);
};

/** The car that the visitor has: to be taken in exchange, or to be worked on. */
const ownCar = (lead: Lead): Xml | null => {
  const text = (name: string): string => textField(lead, name);
  const odometer = text("mileage") || null;
  const plate = text("plate");
  if (lead.kind === "trade_in") {
    const car = { year: text("year"), make: text("make"), model: text("model"), vin: text("vin"), odometer };
    const told = { condition: CONDITIONS[text("condition")], comments: plate && `Plaque\u00a0: ${plate}` };
    return vehicleElement({ ...car, ...told }, { interest: "trade-in", status: "used" }, null);
  }
  if (text("car") === "") return null;
  const comments = ["Véhicule du client", plate && `plaque\u00a0: ${plate}`].filter(Boolean).join(", ");
  return vehicleElement({ ...makeAndModel(text("car")), odometer, comments }, { status: "used" }, null);
};

const wanted = (lead: Lead, site: AdfSite): readonly Xml[] => {
  const { subject } = lead;
  const interest = INTERESTS[lead.kind] ?? "buy";
  const lease = leaseOf(lead);
  switch (subject?.type) {
    case "vehicle":
      return [vehicleElement(offered(subject, site), { interest, status: statusOf(subject) }, lease)];
    case "vehicles":
      return subject.vehicles.map((vehicle) =>
        vehicleElement(offered(vehicle, site), { interest, status: statusOf(vehicle) }, lease),
      );
    case "model":
      return [vehicleElement(makeAndModel(subject.title, subject.brand), { interest }, lease)];
    case "place":
    case "vacancy":
    case undefined: {
      const model = lead.kind === "trade_in" ? "" : textField(lead, "model");
      return model === "" ? [] : [vehicleElement(makeAndModel(model), { interest }, lease)];
    }
  }
};

/** The vehicles of a lead, never none: ADF has no prospect without. */
export const adfVehicles = (lead: Lead, site: AdfSite): readonly Xml[] => {
  const own = ownCar(lead);
  const all = [...wanted(lead, site), ...(own === null ? [] : [own])];
  if (all.length > 0) return all;
  return [vehicleElement({ make: "", model: "", comments: "Demande sans véhicule" }, {}, leaseOf(lead))];
};
