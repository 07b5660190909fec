import {
  BODIES,
  isBody,
  knownBody,
  type BodyStyle,
  type Vehicle,
  type WithBody,
} from "../../src/domain/vehicles/index.ts";

type Shaped = WithBody & Pick<Vehicle, "brand" | "model">;

const isSameModel = (one: Shaped, other: Shaped): boolean =>
  one.model !== null && one.model.slug === other.model?.slug && one.brand.slug === other.brand.slug;

/** The shapes that a vehicle can have, by a comparison with each other one. */
export const referenceShapes = (vehicle: Shaped, stock: readonly Shaped[]): readonly BodyStyle[] => {
  const named = ({ body_style }: Shaped): readonly BodyStyle[] =>
    body_style !== null && isBody(body_style) ? [body_style] : [];
  const own = named(vehicle);
  if (own.length > 0 || vehicle.kind === "van") return own;
  const seen = stock.filter((other) => isSameModel(vehicle, other)).flatMap(named);
  if (seen.length > 0) return BODIES.filter((body) => seen.includes(body));
  const known = vehicle.model === null ? null : knownBody(vehicle.brand.slug, vehicle.model.slug);
  return known === null ? BODIES : [known];
};

export const withReferenceShapes = <T extends Shaped>(stock: readonly T[]): readonly T[] =>
  stock.map((vehicle) => ({ ...vehicle, shapes: referenceShapes(vehicle, stock) }));
