import { BODY_STYLES, type BodyStyle, type VehicleKind } from "../keys.ts";

/** Body styles that name an energy or a use. */
const NO_BODIES: ReadonlySet<BodyStyle> = new Set(["company_car", "electric", "hybrid"]);

/** True for a body style that is a body; false for one that names an energy or a use. */
export const isBody = (style: BodyStyle): boolean => !NO_BODIES.has(style);

/** The body styles that models and lease offers are filtered by, in the order of their keys. */
export const BODIES: readonly BodyStyle[] = BODY_STYLES.filter(isBody);

/** What a feed says of a vehicle's body. */
export type WithBody = {
  readonly body_style: BodyStyle | null;
  readonly kind: VehicleKind | null;
  /** The derived shapes; by default what the feed says. */
  readonly shapes?: readonly BodyStyle[];
};

/**
 * The shapes that a vehicle can have, of the bodies: its own; else those of its model; every one where that is unknown
 * too; none for a van. `ofModel` is empty if nothing is known of the model.
 */
export const possibleShapes = ({ body_style, kind }: WithBody, ofModel: readonly BodyStyle[]): readonly BodyStyle[] => {
  if (body_style !== null && isBody(body_style)) return [body_style];
  if (kind === "van") return [];
  return ofModel.length > 0 ? ofModel : BODIES;
};

/** The shape of a vehicle; null where it is unknown, and for a van. */
export const shapeOf = (vehicle: WithBody): BodyStyle | null => {
  const { shapes = possibleShapes(vehicle, []) } = vehicle;
  return shapes.length === 1 ? (shapes[0] ?? null) : null;
};
