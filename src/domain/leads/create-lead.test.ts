import { describe, expect, it } from "vitest";
import { LEAD_KINDS, type LeadKind } from "../forms/index.ts";
import { createDeliveries } from "../outbox/index.ts";
import { createLead, type PrivacyText } from "./lead.ts";
import {
  subjectKey,
  type VehicleSubject,
  withLocation,
  createModelSubject,
  createVacancySubject,
  createVehiclesSubject,
  createVehicleSubject,
} from "./subject.ts";
import { subjectSummary } from "#application/strings/leads.ts";
import { verifyThanks, signThanks } from "./thanks.ts";

const vehicle = {
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
  vin: null,
  fuel_type: "electric",
  battery_kwh: 45,
  range_km: 376,
  price: { purchase: { cents: 2_499_000, before_discount_cents: null } },
  availability: "available",
} as const;

const puma = createVehicleSubject(
  vehicle,
  { slug: "bertrange", name: "Alzette Bertrange", phone: "+352 20 00 01 01" },
  "TTC",
);

const values = {
  salutation: "",
  first_name: "Marie",
  last_name: "Weber",
  email: "marie@exemple.lu",
  preferred_contact: "email",
  phone: "",
  message: "",
  newsletter: false,
};

const NOTICE = { version: "2026-11-notice", text: "Alzette Automobiles utilise ces données pour vous répondre." };

const aLead = (
  changes: { subject?: VehicleSubject; values?: Partial<typeof values>; kind?: LeadKind; consent?: PrivacyText } = {},
) =>
  createLead({
    id: "lead-1",
    reference: "V7K3-2QFM",
    kind: changes.kind ?? LEAD_KINDS.interest,
    subject: changes.subject ?? puma,
    values: { ...values, ...changes.values },
    notice: NOTICE,
    consent: changes.consent ?? null,
    source: { path: "/stock/12/interessee" },
    idempotencyKey: "key",
    routing: { addresses: ["ventes@alzette.example", "bertrange@alzette.example"], adf: [] },
    now: new Date("2026-11-21T10:00:00Z"),
    digest: (text) => text,
  });

describe("createLead", () => {
  it("stores the vehicle and the information about the use of the data as displayed", () => {
    const lead = aLead();
    expect(lead.subject).toMatchObject({ id: 12, title: "Ford Puma", price: { cents: 2_499_000, suffix: "TTC" } });
    expect(lead.subject).toMatchObject({
      identity: { make: "Ford", model: "Puma", year: 2023, condition: "used" },
    });
    expect(lead.notice).toEqual(NOTICE);
    expect(lead.consent).toBeNull();
    expect(lead.fields).not.toHaveProperty("consent");
    expect(subjectKey(lead.subject)).toBe("vehicle:12");
    expect(subjectSummary(lead.subject)).toBe("Ford Puma ST-Line");
  });

  it("has the same fingerprint after a price change, and another one for other values", () => {
    const cheaper = { ...puma, price: null };
    expect(aLead({ subject: cheaper }).fingerprint).toBe(aLead().fingerprint);
    expect(aLead({ values: { message: "Bonjour" } }).fingerprint).not.toBe(aLead().fingerprint);
    expect(aLead({ subject: { ...puma, id: 13 } }).fingerprint).not.toBe(aLead().fingerprint);
  });

  it("is delivered to each address of the group and confirmed to the visitor", () => {
    let count = 0;
    const deliveries = createDeliveries(aLead(), () => `id-${++count}`);
    expect(deliveries.map(({ id, purpose, destination }) => [id, purpose, destination])).toEqual([
      ["id-1", "dealership", "ventes@alzette.example"],
      ["id-2", "dealership", "bertrange@alzette.example"],
      ["id-3", "confirmation", "marie@exemple.lu"],
    ]);
  });

  it("stores a given consent with its time, and throws without one for a kind that needs it", () => {
    const consent = { version: "2026-11-newsletter", text: "Recevoir les nouveautés." };
    const kind: LeadKind = { ...LEAD_KINDS.interest, privacy: { basis: "consent", version: "2026-11-newsletter" } };
    expect(aLead({ kind, consent }).consent).toEqual({ ...consent, at: "2026-11-21T10:00:00.000Z" });
    expect(() => aLead({ kind })).toThrow(/consent/);
  });
});

describe("the subject of a lead", () => {
  const location = { slug: "diekirch", name: "Alzette Diekirch", phone: "+352 20 00 04 01" };

  it("has a key that does not depend on the location", () => {
    const list = createVehiclesSubject([{ ...vehicle, id: 3 }, vehicle], null, "TTC");
    const model = createModelSubject({ brand: "ford", slug: "puma", title: "Ford Puma" });
    const vacancy = createVacancySubject({ slug: "mecanicien", title: "Mécanicien" }, null);
    const keys = ["vehicles:3.12", "model:ford/puma", "vacancy:mecanicien"];
    expect([list, model, vacancy].map(subjectKey)).toEqual(keys);
    expect([list, model, vacancy].map((subject) => subjectKey(withLocation(subject, location)))).toEqual(keys);
    expect([list, model, vacancy].map(subjectSummary)).toEqual(["2 véhicules", "Ford Puma", "Mécanicien"]);
  });
});

describe("the ref of the thanks page", () => {
  const signer = { sign: (text: string) => text, verify: (text: string) => text };

  it("contains the subject and no personal data", () => {
    const ref = signThanks(signer, aLead(), { summary: subjectSummary(puma), isConfirmed: true });
    expect(ref).not.toMatch(/Marie|Weber|exemple/);
    expect(verifyThanks(signer, ref)).toEqual({
      kind: "interest",
      replyBy: "email",
      uidHost: null,
      reference: "V7K3-2QFM",
      vehicle: "Ford Puma ST-Line",
      location: { name: "Alzette Bertrange", phone: "+352 20 00 01 01" },
      month: null,
      energy: null,
      isConfirmed: true,
      booking: null,
      unconfirmed: null,
    });
  });

  it("says with an appointment how the vehicle is readied", () => {
    const booking = { location: "bertrange", calendar: "test_drive", start: "2026-11-24T09:00:00.000Z" };
    const lead = { ...aLead(), booking: { ...booking, end: "2026-11-24T10:00:00.000Z" } };
    const ref = signThanks(signer, lead, { summary: subjectSummary(puma), isConfirmed: false });
    expect(verifyThanks(signer, ref)).toMatchObject({ energy: "charge", isConfirmed: false, month: null });
  });

  it("contains the appointment, also without a location", () => {
    const booking = {
      location: "bertrange",
      calendar: "test_drive",
      start: "2026-11-24T09:00:00.000Z",
      end: "2026-11-24T10:00:00.000Z",
    };
    const { calendar: _calendar, ...expectedBooking } = booking;
    for (const subject of [puma, null]) {
      expect(
        verifyThanks(
          signer,
          signThanks(signer, { ...aLead(), subject, booking }, { summary: subjectSummary(subject), isConfirmed: true }),
        )?.booking,
      ).toEqual({ ...expectedBooking, changed_at: aLead().created_at });
    }
  });

  it("contains the host name by which calendars know the appointment, as soon as there is one", () => {
    const routing = { ...aLead().routing, uid_host: "www.alzette.example" };
    const booking = { location: "", calendar: "", start: "2026-11-24T09:00:00.000Z", end: "2026-11-24T10:00:00.000Z" };
    const hosts = [{ booking }, { booking: null }].map(
      (changes) =>
        verifyThanks(
          signer,
          signThanks(signer, { ...aLead(), ...changes, routing }, { summary: "", isConfirmed: true }),
        )?.uidHost,
    );
    expect(hosts).toEqual(["www.alzette.example", null]);
  });

  it("contains that the visitor wants an answer by telephone", () => {
    const lead = { ...aLead(), fields: { ...aLead().fields, preferred_contact: "phone" } };
    expect(verifyThanks(signer, signThanks(signer, lead, { summary: "", isConfirmed: true }))).toMatchObject({
      replyBy: "phone",
    });
  });

  it("accepts refs of earlier versions without an appointment", () => {
    const expected = {
      kind: "interest",
      month: null,
      energy: null,
      isConfirmed: true,
      reference: "V7K3-2QFM",
      vehicle: "Ford Puma",
      booking: null,
      unconfirmed: null,
      replyBy: "email",
      uidHost: null,
    };
    expect(verifyThanks(signer, '["thanks","interest","V7K3-2QFM","Ford Puma"]')).toEqual({
      ...expected,
      location: null,
    });
    expect(
      verifyThanks(signer, '["thanks","interest","V7K3-2QFM","Ford Puma","Bertrange","+352 20 00 01 01"]'),
    ).toEqual({
      ...expected,
      location: { name: "Bertrange", phone: "+352 20 00 01 01" },
    });
  });

  it("rejects values signed for another purpose", () => {
    expect(verifyThanks(signer, '["form","interest","vehicle:12","k",1,2]')).toBeNull();
    expect(verifyThanks({ ...signer, verify: () => null }, "x")).toBeNull();
  });
});
