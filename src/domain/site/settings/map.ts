import { z } from "zod";

const latitude = z.number().min(-90).max(90);
const longitude = z.number().min(-180).max(180);
const bounds = z
  .strictObject({ north: latitude, south: latitude, west: longitude, east: longitude })
  .refine((box) => box.south < box.north && box.west < box.east, {
    error: "must span from south to north, west to east",
  });

/** What the map of the locations shows, in degrees. */
export const map = z
  .strictObject({ bounds, centre: z.strictObject({ lat: latitude, lng: longitude }) })
  .refine(
    ({ bounds: box, centre }) =>
      centre.lat > box.south && centre.lat < box.north && centre.lng > box.west && centre.lng < box.east,
    { error: "centre must lie within bounds" },
  );
