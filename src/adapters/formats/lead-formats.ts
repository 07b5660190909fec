import type { LeadFormats } from "#application/formats/ports.ts";
import { writeAdf } from "./adf/index.ts";
import type { CalendarEntry, CalendarMessage } from "#domain/appointments/index.ts";

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

const address = (name: string, { name: label, email }: CalendarMessage["organizer"], parameters = ""): string =>
  `${name};CN=${quoteParameter(label)}${parameters}:mailto:${stripControls(email)}`;

/** The attendee has agreed: the appointment is theirs, or that of their location. */
const messageLines = (message: CalendarMessage | undefined): readonly string[] =>
  message === undefined
    ? []
    : [
        address("ORGANIZER", message.organizer),
        address("ATTENDEE", message.attendee, ";ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE"),
      ];

const eventLines = (entry: CalendarEntry, message?: CalendarMessage): readonly string[] => [
  "BEGIN:VEVENT",
  `UID:${escapeText(entry.uid)}`,
  `DTSTAMP:${formatUtc(new Date(entry.changedAt))}`,
  `LAST-MODIFIED:${formatUtc(new Date(entry.changedAt))}`,
  `SEQUENCE:${entry.sequence}`,
  `STATUS:${entry.isCancelled ? "CANCELLED" : "CONFIRMED"}`,
  `DTSTART:${formatUtc(new Date(entry.start))}`,
  `DTEND:${formatUtc(new Date(entry.end))}`,
  `SUMMARY:${escapeText(entry.title)}`,
  `DESCRIPTION:${escapeText(descriptionText(entry))}`,
  ...(entry.location === null
    ? []
    : [`LOCATION:${escapeText([entry.location.name, entry.location.address].filter(Boolean).join(", "))}`]),
  `URL:${stripControls(entry.url)}`,
  ...messageLines(message),
  "END:VEVENT",
];

const writeCalendar = (headers: readonly string[], events: readonly string[]): string =>
  ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Vitrine//Rendez-vous//FR", ...headers, ...events, "END:VCALENDAR"]
    .map((line) => `${foldLine(line)}\r\n`)
    .join("");

/**
 * Writes a `text/calendar` file (RFC 5545): lines end with CR LF and are folded at 75 octets, times are in UTC. Its
 * time stamp is the last change of the appointment: a file that is sent again is the same. `message`: for a file that a mail
 * program enters into the calendar.
 */
export const writeCalendarFile = (entry: CalendarEntry, message?: CalendarMessage): string =>
  writeCalendar(message === undefined ? [] : [`METHOD:${message.method}`], eventLines(entry, message));

/** Writes a calendar that programs subscribe to. */
export const writeAgenda = (name: string, entries: readonly CalendarEntry[]): string =>
  writeCalendar(
    [`X-WR-CALNAME:${escapeText(name)}`, "REFRESH-INTERVAL;VALUE=DURATION:PT15M"],
    entries.flatMap((entry) => eventLines(entry)),
  );

export const LEAD_FORMATS: LeadFormats = { writeAdf, writeCalendarFile };
