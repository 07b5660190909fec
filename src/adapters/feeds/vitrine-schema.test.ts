import { expect, it } from "vitest";
import { vitrineJsonSchema, vitrineVehicleSchema } from "./vitrine-schema.ts";

const vehicle = {
  key: "A-1",
  brand: "Ford",
  model: "Puma",
  price: { purchase: { cents: 2_499_000, before_discount_cents: null } },
  fuel_type: "electric+petrol",
  equipment: ["tow_bar"],
  media: ["https://pictures.example/1.jpg", { url: "/media/2.webp", alt: "Intérieur" }],
  location_id: "bertrange",
};

it("keeps the JSON Schema in docs/schemas current (after a change of the fields: vitest run -u)", async () => {
  const text = `${JSON.stringify(vitrineJsonSchema(), null, 2)}\n`;
  await expect(text).toMatchFileSnapshot("../../../docs/schemas/vitrine-vehicle.schema.json");
});

it("accepts a vehicle in Vitrine's own format", () => {
  expect(vitrineVehicleSchema.safeParse(vehicle).success).toBe(true);
});

it("rejects an unknown fuel, an unknown name and a missing brand", () => {
  expect(vitrineVehicleSchema.safeParse({ ...vehicle, fuel_type: "steam" }).success).toBe(false);
  expect(vitrineVehicleSchema.safeParse({ ...vehicle, colour: "red" }).success).toBe(false);
  expect(vitrineVehicleSchema.safeParse({ key: "A-1" }).success).toBe(false);
});
