import { isBody, type BodyStyle, type FuelType } from "#domain/vehicles/index.ts";
import { BODY_STYLE_LABELS } from "./key-labels.ts";

/** The French label of a body; null if it is unknown or the body style names an energy or a use. */
export const bodyLabel = (style: BodyStyle | null): string | null =>
  style !== null && isBody(style) ? BODY_STYLE_LABELS[style] : null;

/** The labels of the bodies among the body styles. */
export const bodyLabels = (styles: readonly BodyStyle[]): readonly string[] =>
  styles.flatMap((style) => bodyLabel(style) ?? []);

const COMBUSTION: ReadonlySet<FuelType | null> = new Set<FuelType>([
  "petrol",
  "diesel",
  "lpg",
  "lpgg3",
  "cng",
  "e85",
  "bio-ethanol",
  "bio-diesel",
]);

/** An energy in the place of a body that the fuel contradicts. */
const isContradicted = (style: BodyStyle, fuel: FuelType | null): boolean =>
  (style === "hybrid" && fuel === "electric") || (style === "electric" && (fuel === "hybrid" || COMBUSTION.has(fuel)));

/** The French label of an energy or a use that stands in the place of a body; null for a body, and for another energy. */
export const categoryLabel = (style: BodyStyle | null, fuel: FuelType | null): string | null =>
  style === null || isBody(style) || isContradicted(style, fuel) ? null : BODY_STYLE_LABELS[style];
