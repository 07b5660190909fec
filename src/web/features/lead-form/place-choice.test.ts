import { describe, expect, it } from "vitest";
import { LEAD_KINDS, modelSubject, vehicleSubject } from "#domain/leads/index.ts";
import type { Location } from "#domain/locations/index.ts";
import { PLACES } from "../../sections/live-sections.test-support.ts";
import { exampleVehicle } from "../stock/example-vehicle.ts";
import { type Choosing, formOrPlaces, placedForm, placedSubject } from "./place-choice.server.ts";
import { PUMA, sampleDesk } from "./sample-desk.ts";

const placeOf = (slug: string): Location => PLACES.find((place) => place.slug === slug) ?? expect.fail(slug);
const [bertrange, diekirch] = [placeOf("bertrange"), placeOf("diekirch")];
const deskOf = (places: readonly Location[] = PLACES, more = {}) => sampleDesk({ places: () => places, ...more });
const puma = modelSubject({ brand: "ford", slug: "puma", title: "Ford Puma" });
const drive: Choosing = { kind: LEAD_KINDS.model_test_drive, subject: puma };

const able = (place: Location): Location => ({ ...place, services: ["workshop"] });

/** The first hour of Monday's appointments. */
const FIRST = ["2026-11-23T07:00:00.000Z"];

const at = (search: string) => new URL(`https://www.example/ford/models/puma/testdrive${search}`);

describe("who answers a form", () => {
  it("is the place that it is about, whatever the address says", () => {
    const about = { kind: LEAD_KINDS.test_drive, subject: PUMA };
    expect(placedForm(deskOf(), about, "diekirch")).toEqual({ type: "form", subject: PUMA });
  });

  it("is nobody in particular where no appointment is made", () => {
    const about = { kind: LEAD_KINDS.model_contact, subject: puma };
    expect(placedForm(deskOf(), about, "diekirch")).toEqual({ type: "form", subject: puma });
  });

  it("is chosen by the visitor where more than one can, and is then what the address names", () => {
    expect(placedForm(deskOf(), drive, null)).toEqual({ type: "choose", places: PLACES });
    expect(placedForm(deskOf(), drive, "nulle-part")).toMatchObject({ type: "choose" });
    const placed = placedForm(deskOf(), drive, "diekirch");
    expect(placed).toMatchObject({ type: "form", subject: { ...puma, location: { slug: "diekirch" } } });
  });

  it("is the only place that does it, and none that does not", () => {
    const tyres = { kind: LEAD_KINDS.tyre_appointment, subject: null };
    const only = { type: "form", subject: { type: "place", slug: "bertrange" } };
    expect(placedForm(deskOf(), tyres, null)).toMatchObject(only);
    expect(placedForm(deskOf(), tyres, "diekirch")).toMatchObject(only);
    const north = { ...drive, amongst: ({ slug }: Location) => slug === "diekirch" };
    expect(placedForm(deskOf(), north, null)).toMatchObject({ subject: { location: { slug: "diekirch" } } });
  });

  it("is any place where none fits who is asked about: nobody is sent away", () => {
    const nobody = { ...drive, amongst: () => false };
    expect(placedForm(deskOf(), nobody, null)).toEqual({ type: "choose", places: PLACES });
  });

  it("is left open where the group has no place at all", () => {
    expect(placedForm(deskOf([]), drive, "diekirch")).toEqual({ type: "form", subject: puma });
  });

  it("is told to a form that was sent by its address, where its own token does not say", () => {
    expect(placedSubject(deskOf(), drive, at("?concession=diekirch"))?.location?.slug).toBe("diekirch");
    expect(placedSubject(deskOf(), drive, at(""))).toEqual(puma);
    const parked = vehicleSubject(exampleVehicle({}), null);
    const about = { kind: LEAD_KINDS.test_drive, subject: parked };
    expect(placedSubject(deskOf(), about, at("?concession=bertrange"))).toMatchObject({
      type: "vehicle",
      location: { slug: "bertrange" },
    });
  });
});

describe("the choice of a place", () => {
  const choose = async (about = drive, desk = deskOf(), search = "") => {
    const shown = await formOrPlaces(desk, about, { url: at(search), anchor: "demande" });
    if (shown.type !== "places") throw new Error("a form was shown");
    return shown.view;
  };

  it("leads to the same address with each place, and keeps what else it asks for", async () => {
    const { title, choices } = await choose(drive, deskOf(), "?ids=3.12&concession=arlon");
    expect(title).toBe(LEAD_KINDS.model_test_drive.choosePlace.title);
    expect(choices.map(({ href }) => href)).toEqual([
      "/ford/models/puma/testdrive?ids=3.12&concession=bertrange#demande",
      "/ford/models/puma/testdrive?ids=3.12&concession=diekirch#demande",
    ]);
    expect(choices[0]?.address).toEqual([bertrange.address, expect.stringContaining(bertrange.town)]);
  });

  it("says when each place has time first, and passes over what is taken", async () => {
    const free = (await choose()).choices.map(({ next }) => next);
    expect(free[0]).toBe("lundi 23\u00a0novembre à 8\u00a0h");
    const asked: string[] = [];
    const taken = async ({ location, calendar }: { location: string; calendar: string }) => {
      asked.push(`${location} ${calendar}`);
      const first = location === "bertrange" ? FIRST : [];
      return new Map(first.map((start) => [start, 1]));
    };
    const later = (await choose(drive, deskOf(PLACES, { slots: { taken } }))).choices.map(({ next }) => next);
    expect(asked.toSorted()).toEqual(["bertrange test_drive", "diekirch test_drive"]);
    expect(later).toEqual(["lundi 23\u00a0novembre à 9\u00a0h", free[1]]);
  });

  it("tells the hours of the workshop where the car goes there", async () => {
    const day = [{ open: "07:30", closed: "16:45", comments: null }];
    const workplace_hours = { ...bertrange.showroom_hours, saturday: day };
    const places = [{ ...bertrange, workplace_hours }, diekirch].map(able);
    const workshop = { kind: LEAD_KINDS.workshop_appointment, subject: null };
    const openNow = async (about: Choosing) => (await choose(about, deskOf(places))).choices.map((one) => one.openNow);
    const [own, showroom] = await openNow(workshop);
    expect(own).toBe("Ouvert jusqu’à 16\u00a0h\u00a045");
    expect(await openNow(drive)).toEqual([showroom, showroom]);
  });

  it("names its words where the kind has none", async () => {
    const { choosePlace: _choosePlace, ...kind } = LEAD_KINDS.test_drive;
    expect((await choose({ kind, subject: puma })).title).toBe("Choisissez votre concession");
  });
});

describe("the form of a chosen place", () => {
  it("leads back to the choice, one that was not chosen does not", async () => {
    const shown = await formOrPlaces(deskOf(), drive, { url: at("?concession=diekirch&a=1") });
    expect(shown).toMatchObject({
      type: "form",
      place: "diekirch",
      otherPlacesHref: "/ford/models/puma/testdrive?a=1",
    });
    const own = await formOrPlaces(deskOf(), { kind: LEAD_KINDS.test_drive, subject: PUMA }, { url: at("") });
    expect(own).toMatchObject({ type: "form", place: "bertrange", otherPlacesHref: null });
  });

  it("asks nothing that its subject says", async () => {
    const names = (shown: Awaited<ReturnType<typeof formOrPlaces>>) =>
      shown.type === "form" ? shown.view.fields.map(({ name }) => name) : [];
    expect(names(await formOrPlaces(deskOf([bertrange]), drive, { url: at("") }))).not.toContain("model");
    const anything = { kind: LEAD_KINDS.model_test_drive, subject: null };
    expect(names(await formOrPlaces(deskOf([bertrange]), anything, { url: at("") }))).toContain("model");
  });
});
