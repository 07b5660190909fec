import type { AdfSite } from "#application/formats/ports.ts";
import { writeAdf } from "../../src/adapters/formats/adf/index.ts";
import { splitMakeAndModel } from "../../src/adapters/formats/adf/adf-vehicles.ts";
import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { validateXML } from "xmllint-wasm";
import { type LeadFieldValue, LEAD_KINDS, type LeadFieldDefinition, type LeadKind } from "#domain/forms/index.ts";
import { aLeaseOfferSubject } from "../builders/lease-offer.ts";
import { type Lead, type LeadSubject, type VehicleSnapshot } from "#domain/leads/index.ts";

const site: AdfSite = {
  group: "Alzette Automobiles",
  email: "contact@alzette.example",
  url: "https://www.alzette.example",
  timeZone: "Europe/Luxembourg",
  makes: () => [],
  vendor: () => null,
  vehicleUrl: ({ slug }) => `https://www.alzette.example/stock/${slug}`,
};

const location = { slug: "bertrange", name: "Alzette Bertrange", phone: "+352 20 00 01 01" };

const puma: VehicleSnapshot = {
  id: 12,
  slug: "12-1-ford-puma-st-line",
  title: "Ford Puma",
  trim: "ST-Line",
  brand: "ford",
  stock_number: "A-12",
  price: { cents: 2_499_000, formatted: "24\u202f990\u00a0€", suffix: "TTC" },
  identity: { make: "Ford", model: "Puma", year: 2023, condition: "preregistered" },
};

const { identity: _, ...oldPuma } = puma;

const subjects: readonly (LeadSubject | null)[] = [
  null,
  { type: "vehicle", ...puma, location },
  { type: "vehicle", ...oldPuma, price: null, location: null },
  { type: "vehicles", slug: "12.13", vehicles: [puma, oldPuma], location },
  { type: "model", brand: "land-rover", slug: "defender", title: "Land Rover Defender", location },
  { type: "place", slug: "bertrange", location },
  { type: "vacancy", slug: "mecanicien", title: "Mécanicien", location },
  aLeaseOfferSubject(),
];

const lead = (changes: Partial<Lead> = {}): Lead => ({
  id: "5b0a0f3e-0000-4000-8000-000000000001",
  reference: "V7K3-2QFM",
  kind: "interest",
  created_at: "2026-11-21T12:00:00.123Z",
  subject: { type: "vehicle", ...puma, location },
  fields: {
    first_name: "Zoë",
    last_name: "D’Hulst",
    email: "zoe@exemple.lu",
    preferred_contact: "phone",
    phone: "+352621123456",
    message: "Prix < 20 000 & reprise ?",
    newsletter: false,
  },
  booking: null,
  requested_booking: null,
  calculation: null,
  estimate: null,
  files: [],
  notice: null,
  consent: { version: "2026-11", text: "J’accepte.", at: "2026-11-21T12:00:00.000Z" },
  source: { path: "/stock/12/interessee" },
  idempotency_key: "key",
  fingerprint: "fingerprint",
  routing: { addresses: [], adf: [] },
  ...changes,
});

const schema = readFileSync("tests/fixtures/adf/adf-1.0.xsd", "utf8");

const validate = async (xml: string): Promise<readonly string[]> =>
  (await validateXML({ xml, schema })).errors.map(({ message }) => message);

const written = (changes: Partial<Lead>): string => writeAdf([lead(changes)], site);

/** Any code points, lone surrogates included. */
const anyCodePoints = (maxLength: number) =>
  fc
    .array(fc.integer({ min: 0, max: 0x10_ff_ff }), { maxLength })
    .map((codes) => codes.map((code) => String.fromCodePoint(code)).join(""));

const valueOf = (field: LeadFieldDefinition): fc.Arbitrary<LeadFieldValue> => {
  if (field.kind === "checkbox" || field.kind === "toggle") return fc.boolean();
  if (field.kind === "radio" || field.kind === "select") {
    return fc.constantFrom("", ...field.options);
  }
  if (field.kind === "date") return fc.constantFrom("", "2026-12-24");
  if (field.kind === "slot") return fc.constantFrom("", "2026-11-24T09:00:00.000Z");
  return fc.oneof(fc.constant(""), anyCodePoints(40), fc.constant("]]> &<a b='\"'>"));
};

const anyLead = fc.constantFrom<LeadKind>(...Object.values(LEAD_KINDS)).chain((kind) =>
  fc
    .record({
      fields: fc.record(Object.fromEntries(kind.fields.map((field) => [field.name, valueOf(field)]))),
      subject: fc.constantFrom(...subjects),
      bookedLead: fc.boolean(),
    })
    .map(({ fields, subject, bookedLead }) => {
      const booking = bookedLead
        ? { location: "bertrange", calendar: "a", start: "2026-11-24T09:00:00.000Z", end: "2026-11-24T10:00:00.000Z" }
        : null;
      return lead({ kind: kind.name, fields, subject, booking });
    }),
);

describe("leads as ADF", () => {
  it("are valid against the document type, for every kind, subject and text", async () => {
    const leads = fc.sample(anyLead, { numRuns: 400, seed: 20261121 });
    expect(new Set(leads.map(({ kind }) => kind)).size).toBe(Object.keys(LEAD_KINDS).length);
    expect(await validate(writeAdf(leads, site))).toEqual([]);
  });

  it("fail the validation when they are altered", async () => {
    const xml = written({}).replace("<make>Ford</make>", "");
    expect((await validate(xml)).join()).toContain("Expected is ( make )");
  });

  it("name the vehicle as it was offered, and the interest in it", () => {
    const xml = written({ kind: "test_drive" });
    expect(xml).toContain('<vehicle interest="test-drive" status="used">');
    for (const line of [
      '<id source="Vitrine">12</id>',
      "<year>2023</year>",
      "<make>Ford</make>",
      "<model>Puma</model>",
      "<stock>A-12</stock>",
      "<trim>ST-Line</trim>",
      '<price type="asking" currency="EUR">24990.00</price>',
      "<pricecomments>TTC</pricecomments>",
      "<comments>https://www.alzette.example/stock/12-1-ford-puma-st-line</comments>",
    ]) {
      expect(xml).toContain(line);
    }
  });

  it("name the customer, their contact details and their message, escaped", () => {
    const xml = written({});
    expect(xml).toContain('<id sequence="1" source="Alzette Automobiles">V7K3-2QFM</id>');
    expect(xml).toContain("<requestdate>2026-11-21T13:00:00+01:00</requestdate>");
    expect(xml).toContain('<name part="full" type="individual">Zoë D’Hulst</name>');
    expect(xml).toContain('<name part="first" type="individual">Zoë</name>');
    expect(xml).toContain('<name part="last" type="individual">D’Hulst</name>');
    expect(xml).toContain('<email preferredcontact="0">zoe@exemple.lu</email>');
    expect(xml).toContain('<phone type="voice" time="nopreference" preferredcontact="1">+352621123456</phone>');
    expect(xml).toContain("Message\u00a0: Prix &lt; 20 000 &amp; reprise ?");
    expect(xml).toContain("<vendorname>Alzette Bertrange</vendorname>");
  });

  it("have an appointment as their timeframe", () => {
    const booking = {
      location: "bertrange",
      calendar: "test_drive",
      start: "2026-11-24T09:00:00.000Z",
      end: "2026-11-24T10:00:00.000Z",
    };
    const xml = written({ kind: "test_drive", booking });
    expect(xml).toMatch(/<description>Rendez-vous mardi 24\snovembre\s2026.*10.*<\/description>/);
    expect(xml).toContain("<earliestdate>2026-11-24T10:00:00+01:00</earliestdate>");
    expect(xml).toContain("<latestdate>2026-11-24T11:00:00+01:00</latestdate>");
  });

  it.each([
    ["2026-07-01T08:30:05.000Z", "Europe/Luxembourg", "2026-07-01T10:30:05+02:00"],
    ["2026-12-31T23:30:00.000Z", "Europe/Luxembourg", "2027-01-01T00:30:00+01:00"],
    ["2026-07-01T12:00:00.000Z", "America/St_Johns", "2026-07-01T09:30:00-02:30"],
  ])("state %s with the offset of %s", (instant, timeZone, expected) => {
    const xml = writeAdf([lead({ created_at: instant })], { ...site, timeZone });
    expect(xml).toContain(`<requestdate>${expected}</requestdate>`);
  });

  it("take a make of two words from the catalogue", () => {
    const at = { ...site, makes: () => ["Garage Maison"] };
    const xml = writeAdf([lead({ kind: "workshop", subject: null, fields: { car: "garage maison Sport" } })], at);
    expect(xml).toContain("<make>garage maison</make>");
    expect(xml).toContain("<model>Sport</model>");
  });

  it("include a car that is offered in exchange", () => {
    const car = { make: "Renault", model: "Clio", year: "2018", vin: "VF1", mileage: "61000", condition: "damaged" };
    const xml = written({ kind: "trade_in", subject: null, fields: { ...car, plate: "AB 1234", email: "a@b.lu" } });
    expect(xml).toContain('<vehicle interest="trade-in" status="used">');
    expect(xml).toContain('<odometer status="original" units="km">61000</odometer>');
    expect(xml).toContain("<condition>fair</condition>");
    expect(xml.match(/<vehicle /g)).toHaveLength(1);
  });

  it("include make and model of old leads that were stored without them", () => {
    const xml = written({ subject: { type: "vehicle", ...oldPuma, location: null } });
    expect(xml).toContain("<year></year>");
    expect(xml).toContain("<make>Ford</make>");
    expect(xml).toContain("<model>Puma</model>");
    expect(xml).toContain('<vehicle interest="buy">');
    expect(xml).toContain("<vendorname>Alzette Automobiles</vendorname>");
  });

  it.each([
    ["Land Rover Defender", "land-rover", "Land Rover", "Defender"],
    ["Mercedes-Benz Classe A", "mercedes-benz", "Mercedes-Benz", "Classe A"],
    ["Škoda Octavia", "skoda", "Škoda", "Octavia"],
    ["Ford Puma", undefined, "Ford", "Puma"],
    ["Puma", undefined, "", "Puma"],
    ["Ford", "ford", "Ford", ""],
    ["Alfa Romeo Giulia 2.2", undefined, "Alfa Romeo", "Giulia 2.2"],
    ["Land Rover Defender", undefined, "Land Rover", "Defender"],
    ["Citroën", undefined, "Citroën", ""],
    ["citroen", undefined, "citroen", ""],
    ["DS 4", undefined, "DS", "4"],
    ["vw golf", undefined, "vw", "golf"],
    ["Mercedes Benz C 200", undefined, "Mercedes Benz", "C 200"],
    ["ALFA Giulia", undefined, "ALFA", "Giulia"],
    ["Lynk & Co 01", undefined, "Lynk & Co", "01"],
    ["Aston Martin", undefined, "Aston Martin", ""],
  ])("split %s of %s into %s and %s", (title, brand, make, model) => {
    expect(splitMakeAndModel(title, { brand })).toEqual({ make, model });
  });
});

it("names the location as the vendor, with its address and mailbox, and the group for a lead without one", () => {
  const vendor = {
    name: "Alzette Automobiles Bertrange",
    address: "50, route de Longwy",
    postcode: "8080",
    town: "Bertrange",
    country: "LU",
    phone: "+352 20 00 01 01",
    email: "bertrange@alzette.example",
  };
  const at = { ...site, vendor: (slug: string) => (slug === "bertrange" ? vendor : null) };
  const vendorOf = (changes: Partial<Lead>): string =>
    (/<vendor>.*<\/vendor>/s.exec(writeAdf([lead(changes)], at))?.[0] ?? "").replaceAll(/>\s+</g, "><");
  expect(vendorOf({})).toBe(
    '<vendor><id source="Alzette Automobiles">bertrange</id><vendorname>Alzette Automobiles Bertrange</vendorname>' +
      '<url>https://www.alzette.example</url><contact><name part="full" type="business">Alzette Automobiles Bertrange</name>' +
      '<email>bertrange@alzette.example</email><phone type="voice">+352 20 00 01 01</phone>' +
      '<address><street line="1">50, route de Longwy</street><city>Bertrange</city><postalcode>8080</postalcode>' +
      "<country>LU</country></address></contact></vendor>",
  );
  expect(vendorOf({ subject: null })).toContain("<vendorname>Alzette Automobiles</vendorname>");
});
