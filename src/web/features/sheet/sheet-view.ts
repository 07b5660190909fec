import { postalLines, type Location } from "#domain/locations/index.ts";
import type { PriceChange, Vehicle } from "#domain/vehicles/index.ts";
import { sheetStrings as words } from "../../strings/sheet.ts";
import { vehiclePageStrings } from "../../strings/vehicle-page.ts";
import { toPlaceView, type PlaceView } from "../locations/place-view.ts";
import type { MonthlyView } from "../stock/card-view.ts";
import { energyView, type EnergyView } from "../vehicle/energy-view.ts";
import { factGroups, type FactGroup } from "../vehicle/fact-groups.ts";
import { galleryViews, type GalleryMedium } from "../vehicle/gallery-view.ts";
import { priceView, type PriceView } from "../vehicle/price-view.ts";
import { equipmentOf, keyFactsOf, type KeyFact } from "../vehicle/vehicle-view.ts";
import { fitEquipment, type FittedEquipment } from "./fit-equipment.ts";
import { qrCode, type QrCode } from "./qr-code.ts";

export type SheetPicture = Extract<GalleryMedium, { type: "picture" }>;

/** Everything the sheet of a vehicle shows, plain JSON. */
export type SheetView = {
  readonly group: string;
  readonly title: string;
  readonly trim: string | null;
  readonly stockNumber: string | null;
  readonly printedOn: string;
  readonly vehicleHref: string;
  readonly pictures: readonly SheetPicture[];
  readonly pictureNote: string;
  readonly price: Pick<PriceView, "amount" | "suffix" | "before" | "beforeNote">;
  readonly monthly: MonthlyView | null;
  readonly keyFacts: readonly KeyFact[];
  readonly facts: readonly FactGroup[];
  readonly equipment: FittedEquipment;
  readonly energy: EnergyView | null;
  readonly place: PlaceView | null;
  readonly addressLines: readonly string[];
  readonly code: QrCode;
  /** The address in the code, for who types it. */
  readonly address: string;
  readonly legal: string;
};

export type SheetInput = {
  readonly vehicle: Vehicle;
  readonly location: Location | null;
  readonly priceHistory: readonly PriceChange[];
  readonly monthly: MonthlyView | null;
  readonly settings: {
    readonly timeZone: string;
    readonly co2Image: boolean;
    readonly wltp: boolean;
    readonly group: { readonly name: string; readonly legal_name: string };
  };
  /** Path and full address of the vehicle's page. */
  readonly href: string;
  readonly address: string;
  readonly now: Date;
};

/** The main picture and two more. */
const PICTURES = 3;

/** "21 novembre 2026", "1er mai 2026", where the group is. */
const dayWords = (now: Date, timeZone: string): string =>
  new Intl.DateTimeFormat("fr-FR", { day: "numeric", month: "long", year: "numeric", timeZone })
    .format(now)
    .replace(/^1 /, "1er ")
    .replaceAll(" ", "\u00a0");

const priceOf = ({ vehicle, priceHistory, settings, now }: SheetInput): SheetView["price"] => {
  const { amount, suffix, before, beforeNote } = priceView(vehicle, priceHistory, { now, timeZone: settings.timeZone });
  return { amount, suffix, before, beforeNote };
};

const legalOf = ({ settings, location }: SheetInput): string => {
  const name = settings.group.legal_name;
  const vat = location?.vat_number;
  // A name that ends in "S.A." ends the sentence as well.
  return words.legal((vat ? words.withVat(name, vat) : name).replace(/\.$/, ""));
};

export const buildSheetView = (input: SheetInput): SheetView => {
  const { vehicle, location, settings, now } = input;
  const pictures = galleryViews(vehicle)
    .filter((medium): medium is SheetPicture => medium.type === "picture")
    .slice(0, PICTURES);
  return {
    group: settings.group.name,
    title: vehicle.title,
    trim: vehicle.trim,
    stockNumber: vehicle.stock_number && vehiclePageStrings.stockNumber(vehicle.stock_number),
    printedOn: words.printedOn(dayWords(now, settings.timeZone)),
    vehicleHref: input.href,
    pictures,
    pictureNote: pictures.some(({ picture }) => picture.kind === "studio") ? words.illustrations : words.photos,
    price: priceOf(input),
    monthly: input.monthly,
    keyFacts: keyFactsOf(vehicle),
    facts: factGroups(vehicle),
    equipment: fitEquipment(equipmentOf(vehicle)),
    energy: settings.wltp ? energyView(vehicle, settings.co2Image) : null,
    place: location && toPlaceView(location, now, settings.timeZone),
    addressLines: location ? postalLines(location) : [],
    code: qrCode(input.address),
    address: input.address.replace(/^https?:\/\//, ""),
    legal: legalOf(input),
  };
};
