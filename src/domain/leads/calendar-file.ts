/** An appointment as a calendar takes it. Instants are ISO 8601 in UTC. */
export type CalendarEntry = {
  /** The same appointment has always the same: a calendar that knows it changes its entry. */
  readonly uid: string;
  readonly start: string;
  readonly end: string;
  readonly title: string;
  readonly description: string;
  readonly place: { readonly name: string; readonly address: string; readonly phone: string } | null;
  /** Absolute address of the page that tells more. */
  readonly url: string;
  /** Who invites; with one the file is a publication that mail programs show as such. */
  readonly organizer?: { readonly name: string; readonly email: string };
};

const MAX_OCTETS = 75;

const octetsOf = (sign: string): number => {
  const code = sign.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
};

/** A content line in pieces of at most 75 octets of UTF-8, none cut within a sign. */
const folded = (line: string): string => {
  let [text, octets] = ["", 0];
  for (const sign of line) {
    const size = octetsOf(sign);
    if (octets + size > MAX_OCTETS) [text, octets] = [`${text}\r\n `, 1];
    text += sign;
    octets += size;
  }
  return text;
};

const CONTROLS = /[\u0000-\u0009\u000B-\u001F\u007F]/g;

const escaped = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(/\r\n?/g, "\n")
    .replaceAll(CONTROLS, " ")
    .replaceAll(/[\\;,]/g, "\\$&")
    .replaceAll("\n", "\\n");

/** Values that are no text have no escapes: nothing that could end a line or a parameter stays in them. */
const plain = (text: string): string => text.toWellFormed().replaceAll(/[\u0000-\u0020\u007F"]/g, "");

const quoted = (text: string): string => `"${text.toWellFormed().replaceAll(/[\u0000-\u001F\u007F"]/g, " ")}"`;

const utc = (instant: Date): string => instant.toISOString().replaceAll(/[-:]|\.\d{3}/g, "");

const textOf = ({ description, place }: CalendarEntry): string =>
  [description, ...(place === null ? [] : [`${place.name}\u00a0: ${place.phone}`])].filter(Boolean).join("\n");

/**
 * The appointment as a file of type `text/calendar` (RFC 5545): lines end with CR LF and are folded at 75 octets, times
 * are in UTC. `now` is its stamp. With an organizer it is published (RFC 5546, 3.2.1, which wants one).
 */
export const calendarFile = (of: CalendarEntry, now: Date): string => {
  const { place, organizer } = of;
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Vitrine//Rendez-vous//FR",
    ...(organizer === undefined ? [] : ["METHOD:PUBLISH"]),
    "BEGIN:VEVENT",
    `UID:${escaped(of.uid)}`,
    `DTSTAMP:${utc(now)}`,
    `DTSTART:${utc(new Date(of.start))}`,
    `DTEND:${utc(new Date(of.end))}`,
    `SUMMARY:${escaped(of.title)}`,
    `DESCRIPTION:${escaped(textOf(of))}`,
    ...(place === null ? [] : [`LOCATION:${escaped([place.name, place.address].filter(Boolean).join(", "))}`]),
    `URL:${plain(of.url)}`,
    ...(organizer === undefined ? [] : [`ORGANIZER;CN=${quoted(organizer.name)}:mailto:${plain(organizer.email)}`]),
    "END:VEVENT",
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join("");
};
