import type { WordmarkDrawing } from "../../../ui/wordmark/wordmark.tsx";
import { nonBreakingUnits } from "#domain/shared/index.ts";
import { localTime, postalLines, type Location } from "#domain/locations/index.ts";
import type { Paths } from "#domain/site/index.ts";
import type { PriceChange, Vehicle } from "#domain/vehicles/index.ts";
import { sheetStrings as strings } from "./sheet-strings.ts";
import { vehiclePageStrings } from "../strings/vehicle-page-strings.ts";
import type { PrintedMonthlyView } from "../card/card-context.server.ts";
import { energyView, type EnergySettings } from "../details/energy-view.ts";
import { type AttributeSettings, toAttributeGroups } from "../details/attribute-groups.ts";
import { type ChargesSettings, chargesToday } from "../details/charges-text.ts";
import { priceView } from "../details/price-view.ts";
import { toEquipmentGroups } from "../details/equipment-groups.ts";
import { toKeyAttributes } from "../details/key-attributes.ts";
import { galleryMedia, type GalleryMediumView } from "../gallery/gallery-view.ts";
import { historyView } from "../history/history-view.ts";
import { toLocationView } from "../../locations/index.ts";
import { qrCode } from "../../platform/qr-code/index.ts";
import { fitEquipment } from "./fit-equipment.ts";

type SheetPicture = Extract<GalleryMediumView, { type: "picture" }>;

export type SheetInput = {
  readonly vehicle: Vehicle;
  readonly location: Location | null;
  readonly priceHistory: readonly PriceChange[];
  readonly monthly: PrintedMonthlyView | null;
  readonly settings: EnergySettings &
    AttributeSettings &
    ChargesSettings & {
      readonly timeZone: string;
      readonly group: { readonly name: string; readonly legal_name: string };
      readonly brand: { readonly logo: WordmarkDrawing | null };
    };
  /** Path and absolute URL of the vehicle page. */
  readonly href: string;
  readonly address: string;
  readonly paths: Pick<Paths, "location">;
  readonly now: Date;
};

const MAX_PICTURES = 3;

/** "21 novembre 2026", "1er mai 2026". */
const formatDay = (now: Date, timeZone: string): string =>
  new Intl.DateTimeFormat("fr", { day: "numeric", month: "long", year: "numeric", timeZone })
    .format(now)
    .replace(/^1 /, "1er ")
    .replaceAll(" ", "\u00a0");

const toPrice = ({ vehicle, priceHistory, settings, now }: SheetInput) => {
  const context = {
    now,
    timeZone: settings.timeZone,
    charges: chargesToday(settings, now),
    priceSuffix: settings.countryTerms.vat.with,
  };
  const { amount, suffix, before, charges } = priceView(vehicle, priceHistory, context);
  return { amount, suffix, before, charges };
};

const toLegalLine = ({ settings, location }: SheetInput): string => {
  const name = settings.group.legal_name;
  const vat = location?.vat_number;
  // Avoids a second full stop after a name that ends in "S.A.".
  return strings.legal((vat ? strings.withVat(name, vat) : name).replace(/\.$/, ""), settings.countryTerms.vat.with);
};

export const buildSheetView = (input: SheetInput) => {
  const { vehicle, location, settings, now } = input;
  const pictures = galleryMedia(vehicle)
    .filter((medium): medium is SheetPicture => medium.type === "picture")
    .slice(0, MAX_PICTURES);
  return {
    group: settings.group.name,
    logo: settings.brand.logo,
    title: vehicle.title,
    trim: vehicle.trim && nonBreakingUnits(vehicle.trim),
    stockNumber: vehicle.stock_number && vehiclePageStrings.stockNumber(vehicle.stock_number),
    printedOn: strings.printedOn(formatDay(now, settings.timeZone)),
    vehicleHref: input.href,
    pictures,
    pictureNote: pictures.some(({ picture }) => picture.kind === "studio") ? strings.illustrations : strings.photos,
    price: toPrice(input),
    monthly: input.monthly,
    history: historyView(vehicle, localTime(now, settings.timeZone).date),
    keyAttributes: toKeyAttributes(vehicle, settings),
    attributes: toAttributeGroups(vehicle, settings),
    equipment: fitEquipment(toEquipmentGroups(vehicle)),
    energy: energyView(vehicle, settings),
    location: location && toLocationView(location, { paths: input.paths, now, timeZone: settings.timeZone }),
    addressLines: location ? postalLines(location) : [],
    code: qrCode(input.address),
    /** URL of the QR code without its scheme, to be typed. */
    address: input.address.replace(/^https?:\/\//, ""),
    legal: toLegalLine(input),
  };
};

/** Plain JSON. */
export type SheetView = ReturnType<typeof buildSheetView>;
