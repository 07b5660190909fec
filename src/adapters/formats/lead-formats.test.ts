import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { CalendarEntry } from "#domain/appointments/index.ts";
import { writeCalendarFile } from "./lead-formats.ts";

const entry: CalendarEntry = {
  uid: "V7K3-2QFM@alzette.example",
  start: "2026-11-24T09:00:00.000Z",
  end: "2026-11-24T10:00:00.000Z",
  title: "Essai routier\u00a0: Ford Puma ST-Line",
  description: "Référence V7K3-2QFM.\nApportez votre permis de conduire.",
  location: { name: "Alzette Bertrange", address: "12, route d’Arlon, 8050 Bertrange", phone: "+352 20 00 01 01" },
  url: "https://www.alzette.example/stock/12-1-ford-puma",
  sequence: 2,
  changedAt: "2026-11-21T12:00:05.678Z",
  isCancelled: false,
};

/** Any code points, including lone surrogates. */
const codePoints = (maxLength: number) =>
  fc
    .array(fc.integer({ min: 0, max: 0x10_ff_ff }), { maxLength })
    .map((codes) => codes.map((code) => String.fromCodePoint(code)).join(""));

const unfolded = (file: string): string[] => file.replaceAll("\r\n ", "").split("\r\n").slice(0, -1);

/** True if the rest of an escape is in the next line. */
const endsInEscape = (line: string): boolean => (/\\*$/.exec(line)?.[0].length ?? 0) % 2 === 1;

const propertyValue = (file: string, name: string): string | undefined =>
  unfolded(file)
    .find((line) => line.startsWith(`${name}:`))
    ?.slice(name.length + 1);

const unescaped = (value: string): string =>
  value.replaceAll(/\\([\\;,n])/g, (_, character: string) => (character === "n" ? "\n" : character));

describe("writeCalendarFile", () => {
  it("writes all required properties, with times in UTC to the second", () => {
    expect(unfolded(writeCalendarFile(entry))).toEqual([
      "BEGIN:VCALENDAR",
      "VERSION:2.0",
      "PRODID:-//Vitrine//Rendez-vous//FR",
      "BEGIN:VEVENT",
      "UID:V7K3-2QFM@alzette.example",
      "DTSTAMP:20261121T120005Z",
      "LAST-MODIFIED:20261121T120005Z",
      "SEQUENCE:2",
      "STATUS:CONFIRMED",
      "DTSTART:20261124T090000Z",
      "DTEND:20261124T100000Z",
      "SUMMARY:Essai routier\u00a0: Ford Puma ST-Line",
      "DESCRIPTION:Référence V7K3-2QFM.\\nApportez votre permis de conduire.\\nAlzette Bertrange\u00a0: +352 20 00 01 01",
      "LOCATION:Alzette Bertrange\\, 12\\, route d’Arlon\\, 8050 Bertrange",
      "URL:https://www.alzette.example/stock/12-1-ford-puma",
      "END:VEVENT",
      "END:VCALENDAR",
    ]);
  });

  it("has a method, an organizer and an attendee in a mail", () => {
    const organizer = { name: 'Alzette "A"', email: "ventes@alzette.example" };
    const attendee = { name: "Zoë", email: "zoe@exemple.lu" };
    const file = writeCalendarFile({ ...entry, isCancelled: true }, { method: "CANCEL", organizer, attendee });
    expect(unfolded(file)).toContain("METHOD:CANCEL");
    expect(unfolded(file)).toContain("STATUS:CANCELLED");
    expect(unfolded(file)).toContain('ORGANIZER;CN="Alzette  A ":mailto:ventes@alzette.example');
    expect(unfolded(file)).toContain(
      'ATTENDEE;CN="Zoë";ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE:mailto:zoe@exemple.lu',
    );
  });

  it("leaves out an unknown location", () => {
    const file = writeCalendarFile({ ...entry, location: null });
    expect(file).not.toContain("LOCATION");
    expect(propertyValue(file, "DESCRIPTION")).toBe("Référence V7K3-2QFM.\\nApportez votre permis de conduire.");
  });

  it("ends lines with CR LF, folds at 75 octets and preserves any text", () => {
    const text = fc.oneof(
      codePoints(200),
      fc
        .array(fc.constantFrom("é", "😀", "\\", ";", ",", "\n", "a", "王"), { maxLength: 200 })
        .map((characters) => characters.join("")),
      fc.constantFrom("x\r\nEND:VCALENDAR", "\\n", "a\rb"),
    );
    fc.assert(
      fc.property(text, text, text, (title, description, name) => {
        const file = writeCalendarFile({ ...entry, title, description, location: { ...entry.location!, name } });
        const lines = file.split("\r\n");
        const normalised = title.toWellFormed().replaceAll(/\r\n?/g, "\n");
        expect({
          wrong: lines.filter((line) => Buffer.byteLength(line) > 75 || /[\r\n]/.test(line) || endsInEscape(line)),
          last: lines.at(-1),
          lines: unfolded(file).length,
          title: unescaped(propertyValue(file, "SUMMARY") ?? ""),
        }).toEqual({
          wrong: [],
          last: "",
          lines: 17,
          title: normalised.replaceAll(/[\u0000-\u0009\u000B-\u001F\u007F]/g, " "),
        });
      }),
    );
  });
});
