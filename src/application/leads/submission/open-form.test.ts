import { describe, expect, it } from "vitest";
import { LEAD_KINDS } from "#domain/forms/index.ts";
import { createModelSubject } from "#domain/leads/index.ts";
import type { Location } from "#domain/locations/index.ts";
import { LOCATIONS } from "../../../../tests/builders/live-sections.ts";
import { PUMA_SUBJECT } from "../../../../tests/builders/puma-subject.ts";
import { type FormSpec, resolveLocation } from "./open-form.ts";

const depsWith = (locations: readonly Location[] = LOCATIONS) => ({ locations: () => locations });
const puma = createModelSubject({ brand: "ford", slug: "puma", title: "Ford Puma" });
const testDrive: FormSpec = { kind: LEAD_KINDS.model_test_drive, subject: puma };

describe("resolveLocation", () => {
  it("prefers the location of the subject to that of the URL", () => {
    const spec = { kind: LEAD_KINDS.test_drive, subject: PUMA_SUBJECT };
    expect(resolveLocation(depsWith(), spec, "diekirch")).toEqual({ type: "form", subject: PUMA_SUBJECT });
  });

  it("resolves no location for kinds without appointments", () => {
    const spec = { kind: LEAD_KINDS.model_contact, subject: puma };
    expect(resolveLocation(depsWith(), spec, "diekirch")).toEqual({ type: "form", subject: puma });
  });

  it("takes the requested location for a general form without appointments", () => {
    const spec = { kind: LEAD_KINDS.contact, subject: null };
    expect(resolveLocation(depsWith(), spec, null)).toEqual({ type: "form", subject: null });
    expect(resolveLocation(depsWith(), spec, "nulle-part")).toEqual({ type: "form", subject: null });
    expect(resolveLocation(depsWith(), spec, "diekirch")).toMatchObject({
      type: "form",
      subject: { slug: "diekirch" },
    });
  });

  it("asks for a choice between several locations, and then takes the one in the URL", () => {
    expect(resolveLocation(depsWith(), testDrive, null)).toEqual({ type: "choose", locations: LOCATIONS });
    expect(resolveLocation(depsWith(), testDrive, "nulle-part")).toMatchObject({ type: "choose" });
    const resolved = resolveLocation(depsWith(), testDrive, "diekirch");
    expect(resolved).toMatchObject({ type: "form", subject: { ...puma, location: { slug: "diekirch" } } });
  });

  it("takes the only candidate that offers the service", () => {
    const tyres = { kind: LEAD_KINDS.tyre_appointment, subject: null };
    const only = { type: "form", subject: { type: "place", slug: "bertrange" } };
    expect(resolveLocation(depsWith(), tyres, null)).toMatchObject(only);
    expect(resolveLocation(depsWith(), tyres, "diekirch")).toMatchObject(only);
    const north = { ...testDrive, isEligible: ({ slug }: Location) => slug === "diekirch" };
    expect(resolveLocation(depsWith(), north, null)).toMatchObject({ subject: { location: { slug: "diekirch" } } });
  });

  it("offers all locations when none is eligible", () => {
    const noneEligible = { ...testDrive, isEligible: () => false };
    expect(resolveLocation(depsWith(), noneEligible, null)).toEqual({ type: "choose", locations: LOCATIONS });
  });

  it("resolves no location for a group without locations", () => {
    expect(resolveLocation(depsWith([]), testDrive, "diekirch")).toEqual({ type: "form", subject: puma });
  });
});
