import { describe, expect, it } from "vitest";
import { appointmentEntry } from "./appointment-entry.ts";
import { calendarFile } from "./calendar-file.ts";
import { LEAD_KINDS } from "./kinds.ts";

const entry = (changes: Partial<Parameters<typeof appointmentEntry>[0]> = {}) =>
  appointmentEntry({
    kind: LEAD_KINDS.test_drive,
    reference: "V7K3-2QFM",
    about: "Ford Puma ST-Line",
    booking: { start: "2026-11-24T09:00:00.000Z", end: "2026-11-24T10:00:00.000Z" },
    place: null,
    siteUrl: "https://www.alzette.example:8443",
    url: "https://www.alzette.example:8443/",
    ...changes,
  });

describe("the calendar entry of an appointment", () => {
  it("is named as a visitor would name it, after what it is about", () => {
    expect(entry().title).toBe("Essai routier\u00a0: Ford Puma ST-Line");
    expect(entry({ kind: LEAD_KINDS.workshop_appointment, about: "" }).title).toBe("Rendez-vous à l’atelier");
  });

  it("is the same entry whoever writes it, and another for another request", () => {
    const uids = [entry(), entry({ about: "", url: "https://x.example/" }), entry({ reference: "AAAA-2222" })].map(
      ({ uid }) => uid,
    );
    expect(uids).toEqual([
      "V7K3-2QFM@www.alzette.example",
      "V7K3-2QFM@www.alzette.example",
      "AAAA-2222@www.alzette.example",
    ]);
  });

  it("tells the reference in the file that calendars read", () => {
    const lines = calendarFile(entry(), new Date("2026-11-22T10:00:00Z")).replaceAll("\r\n ", "");
    expect(lines).toContain("DTSTART:20261124T090000Z");
    expect(lines).toContain("V7K3-2QFM. Un empêchement");
  });
});
