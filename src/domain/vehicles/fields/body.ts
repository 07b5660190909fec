import { BODY_STYLES, type BodyStyle } from "../keys.ts";
import { VEHICLE_FIELDS } from "./vehicle-fields.ts";

const NO_BODIES: readonly string[] = VEHICLE_FIELDS.body_style.filter.unlisted;

/** True for a body style that is a body; false for one that names an energy or a use. */
export const isBody = (style: BodyStyle): boolean => !NO_BODIES.includes(style);

/** The body styles that filters offer, in the order of their keys. */
export const BODIES: readonly BodyStyle[] = BODY_STYLES.filter(isBody);
