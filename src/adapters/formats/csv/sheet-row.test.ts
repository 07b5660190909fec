import { expect, it } from "vitest";
import { LEAD_KINDS } from "#domain/forms/index.ts";
import type { Lead } from "#domain/leads/index.ts";
import { excelCells, plainCells, SHEET_COLUMNS, sheetRow } from "./sheet-row.ts";
import type { VehicleSnapshot } from "#domain/leads/index.ts";

const VEHICLE: VehicleSnapshot = {
  id: 12,
  slug: "12-1-ford-puma-st-line",
  title: "Ford Puma",
  trim: "ST-Line",
  brand: "ford",
  stock_number: "A-12",
  price: { cents: 2_499_050, formatted: "24\u202f990,50\u00a0€", suffix: "TTC" },
};

const PLACE = { slug: "bertrange", name: "Alzette Automobiles Bertrange", phone: "+352 20 00 01 01" };

const aLead = (changes: Partial<Lead> = {}): Lead => ({
  id: "1",
  reference: "V7K3-2QFM",
  kind: "interest",
  created_at: "2026-10-25T00:30:00.000Z",
  subject: { type: "vehicle", ...VEHICLE, location: PLACE },
  fields: { first_name: "Zoë", email: "zoe@exemple.lu", phone: "+352621123456", newsletter: true },
  booking: null,
  requested_booking: null,
  calculation: null,
  estimate: null,
  files: [],
  notice: { version: "2026-11-notice", text: "Pour vous répondre." },
  consent: { version: "2026-11", text: "J’accepte.", at: "2026-10-25T00:30:00.000Z" },
  source: { path: "/stock/12-1-ford-puma-st-line/interessee" },
  idempotency_key: "k",
  fingerprint: "f",
  routing: { addresses: [], adf: [] },
  ...changes,
});

const rowOf = (changes: Partial<Lead> = {}, style = plainCells("Europe/Luxembourg")): Record<string, string> => {
  const cells = sheetRow(aLead(changes), style);
  expect(cells).toHaveLength(SHEET_COLUMNS.length);
  return Object.fromEntries(SHEET_COLUMNS.map((name, index) => [name, cells[index] ?? ""]));
};

it("has a unique column for every field of every kind", () => {
  expect(new Set(SHEET_COLUMNS).size).toBe(SHEET_COLUMNS.length);
  const fields = Object.values(LEAD_KINDS).flatMap((kind) => kind.fields.map(({ name }) => name));
  expect(SHEET_COLUMNS).toEqual(expect.arrayContaining(fields));
  expect(SHEET_COLUMNS.slice(0, 5)).toEqual(["reference", "received", "received_utc", "kind", "location"]);
});

it("writes local times, also in the repeated hour", () => {
  expect(rowOf()).toMatchObject({
    reference: "V7K3-2QFM",
    received: "2026-10-25 02:30",
    received_utc: "2026-10-25T00:30:00.000Z",
    location: "bertrange",
    about: "Ford Puma ST-Line",
    vehicles: "12-1-ford-puma-st-line",
    stock_numbers: "A-12",
    prices_eur: "24990.50",
    appointment: "",
    first_name: "Zoë",
    newsletter: "yes",
    other_fields: "",
  });
  expect(rowOf({ created_at: "2026-10-25T01:30:00.000Z" }).received).toBe("2026-10-25 02:30");
});

it("separates the vehicles of a list and writes the appointment", () => {
  const unpriced = { ...VEHICLE, id: 13, slug: "13-2-ford-kuga", stock_number: null, price: null };
  const start = "2026-11-24T09:00:00.000Z";
  const row = rowOf({
    subject: { type: "vehicles", slug: "12-13", vehicles: [VEHICLE, unpriced], location: null },
    booking: { location: "bertrange", calendar: "test_drive", start, end: "2026-11-24T10:00:00.000Z" },
  });
  expect(row).toMatchObject({
    about: "2 véhicules",
    vehicles: "12-1-ford-puma-st-line | 13-2-ford-kuga",
    stock_numbers: "A-12 | ",
    prices_eur: "24990.50 | ",
    location: "",
    appointment: "2026-11-24 10:00",
    appointment_utc: start,
  });
});

it("writes fields that no kind defines any more as JSON", () => {
  const fields = { first_name: "Zoë", favourite_colour: "bleu", flag: false };
  expect(rowOf({ fields }).other_fields).toBe('{"favourite_colour":"bleu","flag":false}');
});

it("writes dates and amounts for Excel as French of Luxembourg, France and Belgium does", () => {
  const booking = {
    location: "bertrange",
    calendar: "test_drive" as const,
    start: "2026-11-24T09:00:00.000Z",
    end: "2026-11-24T10:00:00.000Z",
  };
  const row = rowOf({ booking, fields: { day: "2026-11-25" } }, excelCells("Europe/Luxembourg"));
  expect(row).toMatchObject({
    received: "25/10/2026 02:30",
    received_utc: "25/10/2026 00:30",
    prices_eur: "24990,50",
    appointment: "24/11/2026 10:00",
    appointment_utc: "24/11/2026 09:00",
    day: "25/11/2026",
  });
  const date = { day: "2-digit", month: "2-digit", year: "numeric", timeZone: "UTC" } as const;
  for (const region of ["fr-LU", "fr-FR", "fr-BE"]) {
    expect(new Intl.DateTimeFormat(region, date).format(new Date("2026-11-25"))).toBe(row["day"]);
    expect(new Intl.NumberFormat(region, { minimumFractionDigits: 2, useGrouping: false }).format(24_990.5)).toBe(
      row["prices_eur"],
    );
  }
});
