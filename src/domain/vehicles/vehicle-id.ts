/** Ids are 32-bit integers in every database. */
const MAX_VEHICLE_ID = 2_147_483_647;

/** Parses an id (1 to 2,147,483,647) written as decimal digits without a leading zero; null for any other text. */
export const parseVehicleId = (text: string): number | null => {
  const id = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : 0;
  return id >= 1 && id <= MAX_VEHICLE_ID ? id : null;
};

/** The largest id a feed may request; a number outside 1 to this is ignored and an id is generated. */
export const MAX_REQUESTED_ID = 2_000_000_000;
