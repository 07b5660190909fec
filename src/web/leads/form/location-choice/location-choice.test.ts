import { describe, expect, it } from "vitest";
import { leadKindStrings } from "#application/strings/forms/lead-kind-strings.ts";
import { LEAD_KINDS } from "#domain/forms/index.ts";
import { createModelSubject, createVehicleSubject } from "#domain/leads/index.ts";
import type { Location } from "#domain/locations/index.ts";
import type { FormSpec } from "#application/leads/index.ts";
import { LOCATIONS } from "../../../../../tests/builders/live-sections.ts";
import { exampleVehicle } from "../../../vehicle/card/vehicle.examples.ts";
import { formOrLocations, resolveSubject } from "./location-choice.server.ts";
import { PUMA_SUBJECT } from "../../../../../tests/builders/puma-subject.ts";
import { createFakeLeadServiceDependencies } from "../../../../../tests/fakes/lead-service-dependencies.ts";

const locationNamed = (slug: string): Location =>
  LOCATIONS.find((location) => location.slug === slug) ?? expect.fail(slug);
const [bertrange, diekirch] = [locationNamed("bertrange"), locationNamed("diekirch")];
const depsWith = (locations: readonly Location[] = LOCATIONS, more = {}) =>
  createFakeLeadServiceDependencies({ locations: () => locations, ...more });
const leadsWith = (locations?: readonly Location[]) => depsWith(locations);
const puma = createModelSubject({ brand: "ford", slug: "puma", title: "Ford Puma" });
const testDrive: FormSpec = { kind: LEAD_KINDS.model_test_drive, subject: puma };

const withWorkshop = (location: Location): Location => ({ ...location, services: ["workshop"] });

/** The first slot on Monday. */
const FIRST = ["2026-11-23T07:00:00.000Z"];

const urlWith = (search: string) => new URL(`https://www.example/ford/models/puma/testdrive${search}`);

describe("resolveSubject", () => {
  it("gives a submitted form the location of its URL", () => {
    expect(resolveSubject(leadsWith(), testDrive, urlWith("?concession=diekirch"))?.location?.slug).toBe("diekirch");
    expect(resolveSubject(leadsWith(), testDrive, urlWith(""))).toEqual(puma);
    const withoutLocation = createVehicleSubject(exampleVehicle({}), null, "TTC");
    const spec = { kind: LEAD_KINDS.test_drive, subject: withoutLocation };
    expect(resolveSubject(leadsWith(), spec, urlWith("?concession=bertrange"))).toMatchObject({
      type: "vehicle",
      location: { slug: "bertrange" },
    });
  });
});

describe("the choice of a location", () => {
  const choose = async (spec = testDrive, deps = depsWith(), search = "") => {
    const view = await formOrLocations(deps, spec, { url: urlWith(search), anchor: "demande" });
    if (view.type !== "locations") throw new Error("expected a choice of locations");
    return view.view;
  };

  it("links to the same URL with each location, and keeps other parameters", async () => {
    const { title, choices } = await choose(testDrive, depsWith(), "?ids=3.12&concession=arlon");
    expect(title).toBe(leadKindStrings(LEAD_KINDS.model_test_drive).chooseLocation?.title);
    expect(choices.map(({ href }) => href)).toEqual([
      "/ford/models/puma/testdrive?ids=3.12&concession=bertrange#demande",
      "/ford/models/puma/testdrive?ids=3.12&concession=diekirch#demande",
    ]);
    expect(choices[0]?.address).toEqual([bertrange.address, expect.stringContaining(bertrange.town)]);
  });

  it("shows the first free slot of each location, and skips booked ones", async () => {
    const free = (await choose()).choices.map(({ next }) => next);
    expect(free[0]).toBe("lundi 23\u00a0novembre à 8\u00a0h");
    const queries: string[] = [];
    const booked = async ({ location, calendar }: { location: string; calendar: string }) => {
      queries.push(`${location} ${calendar}`);
      const first = location === "bertrange" ? FIRST : [];
      return first.map((start) => ({ start, end: new Date(Date.parse(start) + 3_600_000).toISOString(), seat: 0 }));
    };
    const later = (
      await choose(testDrive, depsWith(LOCATIONS, { slots: { booked, appointments: async () => [] } }))
    ).choices.map(({ next }) => next);
    expect(queries.toSorted()).toEqual(["bertrange test_drive", "diekirch test_drive"]);
    expect(later).toEqual(["lundi 23\u00a0novembre à 9\u00a0h", free[1]]);
  });

  it("shows the workshop's hours for workshop appointments", async () => {
    const day = [{ open: "07:30", closed: "16:45", comments: null }];
    const workplace_hours = { ...bertrange.showroom_hours, saturday: day };
    const locations = [{ ...bertrange, workplace_hours }, diekirch].map(withWorkshop);
    const workshop = { kind: LEAD_KINDS.workshop_appointment, subject: null };
    const openNow = async (spec: FormSpec) =>
      (await choose(spec, depsWith(locations))).choices.map((choice) => choice.openNow);
    const [own, showroom] = await openNow(workshop);
    expect(own).toBe("Ouvert jusqu’à 16\u00a0h\u00a045");
    expect(await openNow(testDrive)).toEqual([showroom, showroom]);
  });

  it("has default strings for kinds without their own", async () => {
    const kind = { ...LEAD_KINDS.contact, fields: LEAD_KINDS.test_drive.fields };
    expect((await choose({ kind, subject: puma })).title).toBe("Choisissez votre concession");
  });
});

describe("the form for a location", () => {
  it("links back to the choice only when the visitor made one", async () => {
    const view = await formOrLocations(leadsWith(), testDrive, { url: urlWith("?concession=diekirch&a=1") });
    expect(view).toMatchObject({
      type: "form",
      location: "diekirch",
      otherLocationsHref: "/ford/models/puma/testdrive?a=1",
    });
    const own = await formOrLocations(
      leadsWith(),
      { kind: LEAD_KINDS.test_drive, subject: PUMA_SUBJECT },
      { url: urlWith("") },
    );
    expect(own).toMatchObject({ type: "form", location: "bertrange", otherLocationsHref: null });
  });

  it("omits fields that its subject answers", async () => {
    const names = (view: Awaited<ReturnType<typeof formOrLocations>>) =>
      view.type === "form" ? view.view.fields.map(({ name }) => name) : [];
    expect(names(await formOrLocations(leadsWith([bertrange]), testDrive, { url: urlWith("") }))).not.toContain(
      "model",
    );
    const anything = { kind: LEAD_KINDS.model_test_drive, subject: null };
    expect(names(await formOrLocations(leadsWith([bertrange]), anything, { url: urlWith("") }))).toContain("model");
  });
});
