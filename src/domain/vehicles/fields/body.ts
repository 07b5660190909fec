import { BODY_STYLES, type BodyStyle } from "../keys.ts";

/** Body styles that name an energy or a use. */
const NO_BODIES: ReadonlySet<BodyStyle> = new Set(["company_car", "electric", "hybrid"]);

/** True for a body style that is a body; false for one that names an energy or a use. */
export const isBody = (style: BodyStyle): boolean => !NO_BODIES.has(style);

/** The body styles that models and lease offers are filtered by, in the order of their keys. */
export const BODIES: readonly BodyStyle[] = BODY_STYLES.filter(isBody);
