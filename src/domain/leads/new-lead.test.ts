import { describe, expect, it } from "vitest";
import { LEAD_KINDS } from "./kinds.ts";
import { deliveriesFor, subjectKey, subjectLine, type VehicleSubject } from "./lead.ts";
import { answeredBy, leadFrom, modelSubject, vacancySubject, vehiclesSubject, vehicleSubject } from "./new-lead.ts";
import { openThanks, sealThanks } from "./thanks.ts";

const facts = {
  id: 12,
  slug: "12-1-ford-puma-st-line",
  title: "Ford Puma",
  trim: "ST-Line",
  brand: { slug: "ford", name: "Ford" },
  model: { slug: "puma", name: "Puma" },
  condition: "used",
  construction_year: 2022,
  first_registration: "2023-02",
  stock_number: "A-12",
  price: { purchase: { cents: 2_499_000, before_discount_cents: null } },
} as const;

const puma = vehicleSubject(facts, { slug: "bertrange", name: "Alzette Bertrange", phone: "+352 20 00 01 01" });

const values = {
  salutation: "",
  first_name: "Marie",
  last_name: "Weber",
  email: "marie@exemple.lu",
  preferred_contact: "email",
  phone: "",
  message: "",
  newsletter: false,
  consent: true,
};

const make = (changes: { subject?: VehicleSubject; values?: Partial<typeof values> } = {}) =>
  leadFrom({
    id: "lead-1",
    reference: "V7K3-2QFM",
    kind: LEAD_KINDS.interest,
    subject: changes.subject ?? puma,
    values: { ...values, ...changes.values },
    group: "Alzette Automobiles",
    path: "/stock/12/interessee",
    idempotencyKey: "key",
    routing: { addresses: ["ventes@alzette.example", "bertrange@alzette.example"], adf: [] },
    now: new Date("2026-11-21T10:00:00Z"),
    digest: (text) => text,
  });

describe("a new lead", () => {
  it("keeps the vehicle as the visitor saw it and the consent as it was worded", () => {
    const lead = make();
    expect(lead.subject).toMatchObject({ id: 12, title: "Ford Puma", price: { cents: 2_499_000, suffix: "TVAC" } });
    expect(lead.subject).toMatchObject({
      identity: { make: "Ford", model: "Puma", year: 2023, condition: "used" },
    });
    expect(lead.consent).toEqual({
      version: "2026-11",
      text: "J’accepte qu’Alzette Automobiles utilise ces données pour répondre à ma demande et me recontacter à ce sujet.",
      at: "2026-11-21T10:00:00.000Z",
    });
    expect(lead.fields).not.toHaveProperty("consent");
    expect(subjectKey(lead.subject)).toBe("vehicle:12");
    expect(subjectLine(lead.subject)).toBe("Ford Puma ST-Line");
  });

  it("is the same request after a price change and another one with another word", () => {
    const cheaper = { ...puma, price: null };
    expect(make({ subject: cheaper }).fingerprint).toBe(make().fingerprint);
    expect(make({ values: { message: "Bonjour" } }).fingerprint).not.toBe(make().fingerprint);
    expect(make({ subject: { ...puma, id: 13 } }).fingerprint).not.toBe(make().fingerprint);
  });

  it("goes to each address of the group and, confirmed, to the visitor", () => {
    let count = 0;
    const deliveries = deliveriesFor(make(), () => `id-${++count}`);
    expect(deliveries.map(({ id, purpose, destination }) => [id, purpose, destination])).toEqual([
      ["id-1", "dealership", "ventes@alzette.example"],
      ["id-2", "dealership", "bertrange@alzette.example"],
      ["id-3", "confirmation", "marie@exemple.lu"],
    ]);
  });

  it("is never made without consent", () => {
    expect(() => make({ values: { consent: false } })).toThrow(/consent/);
  });
});

describe("what a lead is about", () => {
  const place = { slug: "diekirch", name: "Alzette Diekirch", phone: "+352 20 00 04 01" };

  it("is told by a key that no chosen place changes", () => {
    const list = vehiclesSubject([{ ...facts, id: 3 }, facts], null);
    const model = modelSubject({ brand: "ford", slug: "puma", title: "Ford Puma" });
    const vacancy = vacancySubject({ slug: "mecanicien", title: "Mécanicien" }, null);
    const keys = ["vehicles:3.12", "model:ford/puma", "vacancy:mecanicien"];
    expect([list, model, vacancy].map(subjectKey)).toEqual(keys);
    expect([list, model, vacancy].map((subject) => subjectKey(answeredBy(subject, place)))).toEqual(keys);
    expect([list, model, vacancy].map(subjectLine)).toEqual(["2 véhicules", "Ford Puma", "Mécanicien"]);
  });
});

describe("the reference of the thanks page", () => {
  const seal = { seal: (text: string) => text, open: (text: string) => text };

  it("tells what was asked about and nothing of the visitor", () => {
    const ref = sealThanks(seal, make());
    expect(ref).not.toMatch(/Marie|Weber|exemple/);
    expect(openThanks(seal, ref)).toEqual({
      kind: "interest",
      reference: "V7K3-2QFM",
      vehicle: "Ford Puma ST-Line",
      place: { name: "Alzette Bertrange", phone: "+352 20 00 01 01" },
      booking: null,
    });
  });

  it("carries the appointment, also where nobody answers in particular", () => {
    const booking = {
      location: "bertrange",
      calendar: "test_drive",
      start: "2026-11-24T09:00:00.000Z",
      end: "2026-11-24T10:00:00.000Z",
    };
    const { calendar: _calendar, ...told } = booking;
    for (const subject of [puma, null]) {
      expect(openThanks(seal, sealThanks(seal, { ...make(), subject, booking }))?.booking).toEqual(told);
    }
  });

  it("still opens as it was made before there were appointments", () => {
    const about = { kind: "interest", reference: "V7K3-2QFM", vehicle: "Ford Puma", booking: null };
    expect(openThanks(seal, '["thanks","interest","V7K3-2QFM","Ford Puma"]')).toEqual({ ...about, place: null });
    expect(openThanks(seal, '["thanks","interest","V7K3-2QFM","Ford Puma","Bertrange","+352 20 00 01 01"]')).toEqual({
      ...about,
      place: { name: "Bertrange", phone: "+352 20 00 01 01" },
    });
  });

  it("is not any other thing we signed", () => {
    expect(openThanks(seal, '["form","interest","vehicle:12","k",1,2]')).toBeNull();
    expect(openThanks({ ...seal, open: () => null }, "x")).toBeNull();
  });
});
