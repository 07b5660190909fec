import { isBody, type BodyStyle } from "#domain/vehicles/index.ts";
import { BODY_STYLE_LABELS } from "./key-labels.ts";

/** The French label of a body; null if it is unknown or the body style names an energy or a use. */
export const bodyLabel = (style: BodyStyle | null): string | null =>
  style !== null && isBody(style) ? BODY_STYLE_LABELS[style] : null;

/** The labels of the bodies among the body styles. */
export const bodyLabels = (styles: readonly BodyStyle[]): readonly string[] =>
  styles.flatMap((style) => bodyLabel(style) ?? []);

/** The French label of an energy or a use that stands in the place of a body; null for a body. */
export const categoryLabel = (style: BodyStyle | null): string | null =>
  style === null || isBody(style) ? null : BODY_STYLE_LABELS[style];
