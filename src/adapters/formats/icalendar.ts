import type { CalendarEntry } from "#domain/appointments/index.ts";

const MAX_OCTETS = 75;

/** An escape or a character. */
const UNIT = /\\?./gsu;

/** Folds a content line at 75 octets of UTF-8, never within a character or an escape: calendars read both by line. */
const foldLine = (line: string): string => {
  let [text, octets] = ["", 0];
  for (const unit of line.match(UNIT) ?? []) {
    const size = Buffer.byteLength(unit);
    if (octets + size > MAX_OCTETS) [text, octets] = [`${text}\r\n `, 1];
    text += unit;
    octets += size;
  }
  return text;
};

const CONTROLS = /[\u0000-\u0009\u000B-\u001F\u007F]/g;

const escapeText = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(/\r\n?/g, "\n")
    .replaceAll(CONTROLS, " ")
    .replaceAll(/[\\;,]/g, "\\$&")
    .replaceAll("\n", "\\n");

/** Values other than text have no escapes: characters that could end a line or parameter are removed. */
const stripControls = (text: string): string => text.toWellFormed().replaceAll(/[\u0000-\u0020\u007F"]/g, "");

const quoteParameter = (text: string): string => `"${text.toWellFormed().replaceAll(/[\u0000-\u001F\u007F"]/g, " ")}"`;

const formatUtc = (instant: Date): string => instant.toISOString().replaceAll(/[-:]|\.\d{3}/g, "");

const descriptionText = ({ description, location }: CalendarEntry): string =>
  [description, ...(location === null ? [] : [`${location.name}\u00a0: ${location.phone}`])].filter(Boolean).join("\n");

/**
 * Writes a `text/calendar` file (RFC 5545): lines end with CR LF and are folded at 75 octets, times are in UTC. `now` is
 * the time stamp. An organizer is required for `METHOD:PUBLISH` (RFC 5546, 3.2.1).
 */
export const writeCalendarFile = (entry: CalendarEntry, now: Date): string => {
  const { location, organizer } = entry;
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Vitrine//Rendez-vous//FR",
    ...(organizer === undefined ? [] : ["METHOD:PUBLISH"]),
    "BEGIN:VEVENT",
    `UID:${escapeText(entry.uid)}`,
    `DTSTAMP:${formatUtc(now)}`,
    `DTSTART:${formatUtc(new Date(entry.start))}`,
    `DTEND:${formatUtc(new Date(entry.end))}`,
    `SUMMARY:${escapeText(entry.title)}`,
    `DESCRIPTION:${escapeText(descriptionText(entry))}`,
    ...(location === null
      ? []
      : [`LOCATION:${escapeText([location.name, location.address].filter(Boolean).join(", "))}`]),
    `URL:${stripControls(entry.url)}`,
    ...(organizer === undefined
      ? []
      : [`ORGANIZER;CN=${quoteParameter(organizer.name)}:mailto:${stripControls(organizer.email)}`]),
    "END:VEVENT",
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join("");
};
