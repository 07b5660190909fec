import { describe, expect, it } from "vitest";
import { confirmAppointment, findRequestedAppointment } from "#application/leads/index.ts";
import { type Lead, signAppointmentLink, signThanks } from "#domain/leads/index.ts";
import { createPaths, FRENCH_SEGMENTS } from "#domain/site/index.ts";
import { LOCATIONS } from "../../../../tests/builders/live-sections.ts";
import { aLead } from "../../../../tests/builders/stored-lead.ts";
import { createFakeLeadServiceDependencies } from "../../../../tests/fakes/lead-service-dependencies.ts";
import { thanksView } from "../form/confirmation/thanks-loader.server.ts";
import type { VehicleState } from "#domain/vehicles/index.ts";
import { UNMET_TEXTS } from "#application/strings/vehicles/unmet-strings.ts";
import { appointmentStrings as strings } from "./appointment-strings.ts";
import { followAppointmentLink } from "./follow-link.server.ts";

const REQUESTED = {
  location: "bertrange",
  calendar: "test_drive",
  start: "2026-11-24T09:00:00.000Z",
  end: "2026-11-24T10:00:00.000Z",
};

const lead = aLead({ kind: "test_drive", requested_booking: REQUESTED });
const paths = createPaths(FRENCH_SEGMENTS);

type Read = (id: string) => Promise<Lead | null>;

const follow = async (read: Read, days = 0, state: VehicleState = "available") => {
  const deps = createFakeLeadServiceDependencies({
    vehicleStates: async (ids) => new Map(ids.map((id) => [id, state])),
    locations: () => LOCATIONS,
    reader: {
      byId: read,
      byReference: async () => null,
      hasKey: async () => false,
      holdsSlot: async () => false,
      leadOfDelivery: async () => null,
    },
  });
  const url = new URL(paths.appointmentConfirm(signAppointmentLink(deps.signer, lead)), "https://www.alzette.example");
  deps.advanceSeconds(days * 24 * 3600);
  const stock = { byIdIncludingRemoved: async () => null };
  const services = { leads: deps, paths, stock, log: deps.log, isUnavailable: () => false };
  const { data, init } = await followAppointmentLink(services as never, url, findRequestedAppointment);
  const confirm = () =>
    followAppointmentLink(services as never, url, (leads, key) => confirmAppointment(leads, key, null));
  return { title: data.view.title, status: init?.status, action: data.view.action, logged: deps.logged, confirm };
};

describe("the link of an appointment", () => {
  it("can be followed for seven days", async () => {
    expect(await follow(async () => lead, 6.9)).toMatchObject({ title: strings.choose.title, status: 200 });
    expect(await follow(async () => lead, 7.1)).toMatchObject({ title: strings.expired.title, status: 404 });
  });

  it("books nothing for a vehicle that was sold, reserved or removed meanwhile, and says so", async () => {
    for (const state of ["sold", "reserved", "removed"] as const) {
      const { confirm, ...page } = await follow(async () => lead, 0, state);
      expect(page).toMatchObject({ title: UNMET_TEXTS[state].title, status: 200, action: null });
      const { data, init } = await confirm();
      expect([init?.status, data.view.title, data.view.text]).toEqual([409, UNMET_TEXTS[state].title, strings.unmet]);
    }
  });

  it("says when its lead was erased, and when its appointment was released", async () => {
    expect(await follow(async () => null)).toMatchObject({ title: strings.unknown.title, status: 404 });
    const booked = { ...lead, booking: REQUESTED };
    expect(await follow(async () => booked)).toMatchObject({ title: strings.released.title, status: 200 });
  });

  it("asks to come back while the database is down, and logs no data", async () => {
    const { logged, title, status } = await follow(() => Promise.reject(new Error("zoe@exemple.lu")));
    expect({ title, status }).toEqual({ title: strings.unavailable.title, status: 503 });
    expect(logged).toEqual(['failed to read or confirm the appointment {"link":"appointment","error":"Error"}']);
  });
});

it("the thanks promise a call where no email could be sent", () => {
  const deps = createFakeLeadServiceDependencies();
  const ref = signThanks(deps.signer, lead, { summary: "Ford Puma", isConfirmed: false });
  const view = thanksView(deps, ref, paths);
  expect(view).toMatchObject({ title: "Votre demande est bien arrivée", confirmationSent: false, appointment: null });
  expect(view?.unconfirmed?.text).toContain("vous appelle pour le confirmer");
});
