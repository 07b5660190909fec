import { expect, test } from "vitest";
import { locationSchema, postalAddress } from "./location.ts";

const bertrange = {
  id: 1,
  slug: "bertrange",
  name: "Alzette Automobiles Bertrange",
  brands: ["ford", "hyundai"],
  services: ["new_vehicles", "workshop"],
  address: "50, route de Longwy",
  postcode: "8080",
  town: "Bertrange",
  lat: 49.61,
  lng: 6.05,
  phone: "+352 20 00 01 01",
  email: "bertrange@alzette-automobiles.example",
  vat_number: "LU 1502 7442",
  iban: "LU28 0019 4006 4475 0000",
  showroom_hours: { monday: [{ open: "08:00", closed: "18:30" }] },
};

test("parses a location with defaults and compact numbers", () => {
  const location = locationSchema.parse(bertrange);
  expect(location).toMatchObject({
    country: "LU",
    vat_number: "LU15027442",
    iban: "LU280019400644750000",
    workplace_hours: null,
    images: [],
    appointment: { widget_location: null, slot_minutes: null, slot_capacity: null },
  });
  expect(location.showroom_hours.sunday).toEqual([]);
  expect(postalAddress(location)).toBe("50, route de Longwy, L-8080 Bertrange");
});

test.each([
  ["vat_number", "LU12345678"],
  ["iban", "LU28 0019 4006 4475 0001"],
  ["phone", "20 00 01 01"],
  ["slug", "Esch sur Alzette"],
  ["services", ["car_wash"]],
  ["lat", 491],
  ["opening", {}],
])("rejects an invalid %s and names the field", (field, value) => {
  const parsed = locationSchema.safeParse({ ...bertrange, [field]: value });
  expect(parsed.success).toBe(false);
  expect(JSON.stringify(parsed.error?.issues)).toContain(field);
});
