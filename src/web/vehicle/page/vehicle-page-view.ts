import { nonBreakingUnits } from "#domain/shared/index.ts";
import { localTime, type Location } from "#domain/locations/index.ts";
import { type Paths, PHOTO_TOPIC, type Settings, TOPIC_PARAMETER } from "#domain/site/index.ts";
import type { PriceChange, Vehicle } from "#domain/vehicles/index.ts";
import type { Crumb } from "../../../ui/breadcrumbs/breadcrumbs.tsx";
import { availabilityView, type AvailabilityView } from "../details/availability-view.ts";
import { vehiclePageStrings as strings } from "../strings/vehicle-page-strings.ts";
import type { SimilarVehicleView } from "../similar/similar-vehicles.tsx";
import { energyView, type EnergySettings } from "../details/energy-view.ts";
import { type AttributeSettings, toAttributeGroups } from "../details/attribute-groups.ts";
import { type ChargesSettings, chargesToday } from "../details/charges-text.ts";
import { equipmentHighlights, toEquipmentGroups } from "../details/equipment-groups.ts";
import { priceView } from "../details/price-view.ts";
import { toKeyAttributes } from "../details/key-attributes.ts";
import { galleryMedia } from "../gallery/gallery-view.ts";
import { historyView } from "../history/history-view.ts";
import { inspectionView } from "../history/inspection.tsx";
import { type ResidenceSettings, residenceView, carForSale } from "../residence/residence-view.ts";
import { toLocationView } from "../../locations/index.ts";
import type { AdviserView } from "../../locations/index.server.ts";
import type { OwnershipCostData, CalculatorView } from "../../leasing/index.ts";

type FormHrefsInput = {
  readonly availability: AvailabilityView;
  /** True if a monthly payment can be calculated. */
  readonly isLeased: boolean;
  readonly settings: Pick<Settings, "autoproffTradeIn" | "ask">;
  readonly paths: Pick<
    Paths,
    | "vehicleInterest"
    | "vehicleFile"
    | "vehicleTestDrive"
    | "vehicleOnlineLeasing"
    | "vehicleTradeIn"
    | "vehicleQuestion"
    | "vehicleCallBack"
  >;
};

/** Test drives require an available vehicle. */
const toFormHrefs = (vehicle: Vehicle, { availability, isLeased, settings, paths }: FormHrefsInput) => {
  const { tone, isSold } = availability;
  return {
    interest: paths.vehicleInterest(vehicle),
    /** The form of interest that asks for the file of the vehicle; null for a sold one. */
    file: isSold ? null : paths.vehicleFile(vehicle),
    /** The same form with a message that asks for photographs. */
    photos: isSold ? null : `${paths.vehicleInterest(vehicle)}?${TOPIC_PARAMETER}=${PHOTO_TOPIC}`,
    testDrive: tone === "there" ? paths.vehicleTestDrive(vehicle) : null,
    onlineLeasing: isLeased && tone !== "not" ? paths.vehicleOnlineLeasing(vehicle) : null,
    question: isSold ? null : paths.vehicleQuestion(vehicle),
    callBack: settings.ask.call_back && !isSold ? paths.vehicleCallBack(vehicle) : null,
    tradeIn: settings.autoproffTradeIn && !isSold ? paths.vehicleTradeIn(vehicle) : null,
  };
};

/** A paragraph with its lines, or a list with its items. */
export type TextBlock = { readonly type: "paragraph" | "list"; readonly lines: readonly string[] };

const ITEM = /^- /;

/** The blocks of a seller's text: paragraphs behind an empty line, list items behind "- ". */
export const toTextBlocks = (text: string): readonly TextBlock[] => {
  const blocks: { type: TextBlock["type"]; lines: string[] }[] = [];
  let isNew = true;
  for (const line of text.split("\n").map((part) => part.trim())) {
    if (line === "") {
      isNew = true;
      continue;
    }
    const type = ITEM.test(line) ? "list" : "paragraph";
    const last = isNew ? undefined : blocks.at(-1);
    if (last?.type === type) last.lines.push(line.replace(ITEM, ""));
    else blocks.push({ type, lines: [line.replace(ITEM, "")] });
    isNew = false;
  }
  return blocks;
};

/** A conversation on WhatsApp that begins with the vehicle; null without a number, and while nobody is there to answer. */
const whatsAppQuestion = (
  { whatsapp }: Settings["ask"],
  page: { readonly url: string; readonly title: string },
  isOpen: boolean,
): string | null =>
  whatsapp === null || !isOpen
    ? null
    : `https://wa.me/${whatsapp.replaceAll(/\D/g, "")}?text=${encodeURIComponent(`${strings.ask.whatsAppText(page.title)} ${page.url}`)}`;

export type VehiclePageInput = {
  readonly vehicle: Vehicle;
  readonly location: Location | null;
  readonly adviser: AdviserView | null;
  /** Oldest first. */
  readonly priceHistory: readonly PriceChange[];
  readonly ownershipCost: OwnershipCostData | null;
  /** Null if no terms can be calculated. */
  readonly calculator: CalculatorView | null;
  readonly similar: readonly SimilarVehicleView[];
  readonly crumbs: readonly Crumb[];
  readonly settings: FormHrefsInput["settings"] &
    EnergySettings &
    AttributeSettings &
    ChargesSettings &
    ResidenceSettings & { readonly timeZone: string };
  readonly paths: FormHrefsInput["paths"] &
    Pick<
      Paths,
      | "frontierBuyers"
      | "location"
      | "stock"
      | "vehicle"
      | "vehicleLeaseCalculator"
      | "vehicleSheet"
      | "vehicleCode"
      | "priceAlert"
    >;
  readonly siteUrl: string;
  readonly now: Date;
};

export const buildVehiclePageView = (input: VehiclePageInput) => {
  const { vehicle, location, settings, paths, now } = input;
  const { timeZone } = settings;
  const today = localTime(now, timeZone).date;
  const availability = availabilityView(vehicle, today);
  const history = historyView(vehicle, today);
  const calculator = availability.isSold ? null : input.calculator;
  const trim = vehicle.trim ? ` ${vehicle.trim}` : "";
  const sharedPage = { url: input.siteUrl + paths.vehicle(vehicle), title: vehicle.title + trim };
  const locationView = location && toLocationView(location, { paths, now, timeZone });
  return {
    id: vehicle.id,
    title: vehicle.title,
    trim: vehicle.trim && nonBreakingUnits(vehicle.trim),
    stockNumber: vehicle.stock_number && strings.stockNumber(vehicle.stock_number),
    stockHref: paths.stock(),
    crumbs: input.crumbs,
    gallery: galleryMedia(vehicle),
    price: priceView(vehicle, input.priceHistory, {
      now,
      timeZone,
      charges: chargesToday(settings, now),
      priceSuffix: settings.countryTerms.vat.with,
    }),
    /** Null if the vehicle is not leased. */
    lease: calculator && {
      calculator,
      action: paths.vehicle(vehicle),
      calculatorHref: paths.vehicleLeaseCalculator(vehicle),
    },
    availability,
    formHrefs: toFormHrefs(vehicle, { availability, isLeased: calculator !== null, settings, paths }),
    sheetHref: paths.vehicleSheet(vehicle),
    /** URL of the QR code image. */
    codeHref: paths.vehicleCode(vehicle),
    /** Form that creates a price alert. */
    priceAlertHref: paths.priceAlert(vehicle),
    history,
    /** Null without a report and without marks. */
    inspection: inspectionView(vehicle),
    sharedPage,
    /** Null for a sold vehicle, and without buyers across the border. */
    residence: availability.isSold ? null : residenceView(settings, paths, carForSale(vehicle, today), today),
    whatsAppHref: availability.isSold
      ? null
      : whatsAppQuestion(settings.ask, sharedPage, locationView?.isOpen ?? false),
    keyAttributes: toKeyAttributes(vehicle, settings),
    description: toTextBlocks(vehicle.description ?? ""),
    highlights: equipmentHighlights(vehicle.equipment),
    equipment: toEquipmentGroups(vehicle),
    attributes: toAttributeGroups(vehicle, settings, history),
    energy: energyView(vehicle, settings),
    ownershipCost: availability.isSold ? null : input.ownershipCost,
    location: locationView,
    adviser: input.adviser,
    similar: input.similar,
  };
};

/** Plain JSON. */
export type VehiclePageView = ReturnType<typeof buildVehiclePageView>;
