import { expect, test } from "vitest";
import { completeLocation, locationSchema, postalAddress } from "./location.ts";

const bertrange = {
  id: 1,
  slug: "bertrange",
  name: "Alzette Automobiles Bertrange",
  brands: ["ford", "hyundai"],
  services: ["new_vehicles", "workshop"],
  address: "50, route de Longwy",
  postcode: "8080",
  town: "Bertrange",
  country: "LU",
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
  ["postcode", "57100"],
])("rejects an invalid %s and names the field", (field, value) => {
  const parsed = locationSchema.safeParse({ ...bertrange, [field]: value });
  expect(parsed.success).toBe(false);
  expect(JSON.stringify(parsed.error?.issues)).toContain(field);
});

const problems = (changes: object): readonly string[] =>
  (locationSchema.safeParse({ ...bertrange, ...changes }).error?.issues ?? []).map(
    ({ path, message }) => `${path.join(".")} ${message}`,
  );

test("refuses coordinates outside the country, and names swapped ones", () => {
  expect(problems({ lat: 6.05, lng: 49.61 })).toEqual(["lat and lng 49.61 are outside LU: they are swapped"]);
  expect(problems({ lat: 48.85, lng: 2.35 })).toEqual(["lat and lng 2.35 are outside LU"]);
  expect(problems({ country: "NO", lat: 59.9, lng: 10.75, vat_number: null, postcode: "0581" })).toEqual([]);
});

test("refuses a second exception for a day", () => {
  const exceptions = [
    { date: "2026-12-24", spans: [{ open: "09:00", closed: "12:00" }] },
    { date: "2026-12-24", comments: "Fermé" },
  ];
  expect(problems({ showroom_hours: { exceptions } })).toEqual([
    "showroom_hours.exceptions.1.date is a second exception for this day",
  ]);
});

test("refuses a VAT number with wrong check digits and names a right one", () => {
  expect(problems({ vat_number: "BE 0123.456.780" })).toEqual([
    "vat_number must be a VAT number with its country and right check digits, as BE0123456749",
  ]);
  expect(locationSchema.parse({ ...bertrange, vat_number: "BE 0123.456.749" }).vat_number).toBe("BE0123456749");
});

test.each(["8080", "L-8080", "L8080", "LU8080", "l 8080"])("reads the postcode %s and writes it once", (postcode) => {
  const location = locationSchema.parse({ ...bertrange, postcode });
  expect([location.postcode, postalAddress(location)]).toEqual(["8080", "50, route de Longwy, L-8080 Bertrange"]);
});

test("completes a row with the country of the market and the holidays of the country", () => {
  const { country: _, ...row } = bertrange;
  const complete = (changes: object, market: string | null) => completeLocation({ ...row, ...changes }, market);
  expect(complete({}, "LU")).toMatchObject({ country: "LU", showroom_hours: { public_holidays: "LU" } });
  expect(complete({ country: "BE", workplace_hours: {} }, "LU")).toMatchObject({
    country: "BE",
    showroom_hours: { public_holidays: "BE" },
    workplace_hours: { public_holidays: "BE" },
  });
  expect(complete({ showroom_hours: { public_holidays: "FR-57" } }, "FR")).toMatchObject({
    showroom_hours: { public_holidays: "FR-57" },
  });
  expect(complete({ country: "NO" }, "LU")).toMatchObject({ showroom_hours: bertrange.showroom_hours });
  expect(complete({}, null)).not.toHaveProperty("country");
});
