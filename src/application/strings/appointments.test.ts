import { describe, expect, it } from "vitest";
import { writeCalendarFile } from "../../adapters/formats/lead-formats.ts";
import { createAppointmentEntry } from "./appointments.ts";

const anEntry = (changes: Partial<Parameters<typeof createAppointmentEntry>[0]> = {}) =>
  createAppointmentEntry({
    kind: "test_drive",
    reference: "V7K3-2QFM",
    about: "Ford Puma ST-Line",
    booking: { start: "2026-11-24T09:00:00.000Z", end: "2026-11-24T10:00:00.000Z" },
    location: null,
    bookedAt: "2026-11-22T10:00:00Z",
    uidHost: "www.alzette.example",
    url: "https://www.alzette.example:8443/",
    ...changes,
  });

describe("createAppointmentEntry", () => {
  it("has the appointment name and the subject as title", () => {
    expect(anEntry().title).toBe("Essai routier\u00a0: Ford Puma ST-Line");
    expect(anEntry({ kind: "workshop_appointment", about: "" }).title).toBe("Rendez-vous à l’atelier");
    const work = {
      start: "2026-11-24T09:00:00.000Z",
      end: "2026-11-24T10:00:00.000Z",
      work: "brakes",
      price_cents: 21_900,
    };
    expect(anEntry({ kind: "workshop_appointment", booking: work, about: "" })).toMatchObject({
      title: "Freins",
      description: expect.stringContaining("1\u00a0h, à partir de 219\u00a0€."),
    });
  });

  it("derives the UID from the reference and the host alone", () => {
    const uids = [
      anEntry(),
      anEntry({ about: "", url: "https://x.example/" }),
      anEntry({ reference: "AAAA-2222" }),
    ].map(({ uid }) => uid);
    expect(uids).toEqual([
      "V7K3-2QFM@www.alzette.example",
      "V7K3-2QFM@www.alzette.example",
      "AAAA-2222@www.alzette.example",
    ]);
  });

  it("includes the reference in the description", () => {
    const lines = writeCalendarFile(anEntry()).replaceAll("\r\n ", "");
    expect(lines).toContain("DTSTART:20261124T090000Z");
    expect(lines).toContain("V7K3-2QFM. Un empêchement");
  });
});
