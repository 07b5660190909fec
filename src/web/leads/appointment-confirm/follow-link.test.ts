import { describe, expect, it } from "vitest";
import { createLeadService } from "#application/leads/index.ts";
import { type Lead, signAppointmentLink, signThanks } from "#domain/leads/index.ts";
import { createPaths, FRENCH_SEGMENTS } from "#domain/site/index.ts";
import { LOCATIONS } from "../../../../tests/builders/live-sections.ts";
import { aLead } from "../../../../tests/builders/stored-lead.ts";
import { createFakeLeadServiceDependencies } from "../../../../tests/fakes/lead-service-dependencies.ts";
import { thanksView } from "../form/confirmation/thanks-view.server.ts";
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

const follow = async (read: Read, days = 0) => {
  const deps = createFakeLeadServiceDependencies({
    locations: () => LOCATIONS,
    reader: { byId: read, hasKey: async () => false, holdsSlot: async () => false, leadOfDelivery: async () => null },
  });
  const url = new URL(paths.appointmentConfirm(signAppointmentLink(deps.signer, lead)), "https://www.alzette.example");
  deps.advanceSeconds(days * 24 * 3600);
  const services = { leads: createLeadService(deps), paths, log: deps.log };
  const { data, init } = await followAppointmentLink(services as never, url, (leads, key) =>
    leads.requestedAppointment(key),
  );
  return { title: data.view.title, status: init?.status, logged: deps.logged };
};

describe("the link of an appointment", () => {
  it("can be followed for seven days", async () => {
    expect(await follow(async () => lead, 6.9)).toMatchObject({ title: strings.choose.title, status: 200 });
    expect(await follow(async () => lead, 7.1)).toMatchObject({ title: strings.expired.title, status: 404 });
  });

  it("says when its lead was erased, and when its appointment was released", async () => {
    expect(await follow(async () => null)).toMatchObject({ title: strings.unknown.title, status: 404 });
    const booked = { ...lead, booking: REQUESTED };
    expect(await follow(async () => booked)).toMatchObject({ title: strings.released.title, status: 200 });
  });

  it("asks to come back while the database is down, and logs no data", async () => {
    const { logged, ...page } = await follow(() => Promise.reject(new Error("zoe@exemple.lu")));
    expect(page).toEqual({ title: strings.unavailable.title, status: 503 });
    expect(logged).toEqual(['failed to read or confirm the appointment {"link":"appointment"}']);
  });
});

it("the thanks promise a call where no email could be sent", () => {
  const deps = createFakeLeadServiceDependencies();
  const ref = signThanks(deps.signer, lead, { summary: "Ford Puma", isConfirmed: false });
  const view = thanksView(createLeadService(deps), ref, paths);
  expect(view).toMatchObject({ title: "Votre demande est bien arrivée", confirmationSent: false, appointment: null });
  expect(view?.unconfirmed?.text).toContain("vous appelle pour le confirmer");
});
