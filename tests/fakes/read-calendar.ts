import ICAL from "ical.js";
import { parseICS } from "node-ical";

/** The first event of a calendar file as a parser reads it. */
type ReadEvent = {
  readonly method: string;
  readonly uid: string;
  readonly sequence: number;
  readonly status: string;
  readonly start: string;
  readonly end: string;
  readonly title: string;
  /** DTSTAMP and LAST-MODIFIED. */
  readonly stamp: string;
  readonly modified: string;
};

const timeOf = (component: ICAL.Component, name: string): string =>
  (component.getFirstPropertyValue(name) as ICAL.Time).toJSDate().toISOString();

const byIcalJs = (file: string): ReadEvent => {
  const calendar = new ICAL.Component(ICAL.parse(file) as unknown[]);
  const event = new ICAL.Event(calendar.getFirstSubcomponent("vevent") as ICAL.Component);
  return {
    method: String(calendar.getFirstPropertyValue("method")),
    uid: event.uid,
    sequence: event.sequence,
    status: String(event.component.getFirstPropertyValue("status")),
    start: event.startDate.toJSDate().toISOString(),
    end: event.endDate.toJSDate().toISOString(),
    title: event.summary,
    stamp: timeOf(event.component, "dtstamp"),
    modified: timeOf(event.component, "last-modified"),
  };
};

const byNodeIcal = (file: string): ReadEvent => {
  const parsed: Readonly<Record<string, unknown>> = parseICS(file);
  const event = Object.values(parsed).find((one) => (one as { type?: string }).type === "VEVENT") as {
    uid: string;
    sequence: string;
    status: string;
    start: Date;
    end: Date;
    summary: string;
    method: string;
    dtstamp: Date;
    lastmodified: Date;
  };
  return {
    method: event.method,
    uid: event.uid,
    sequence: Number(event.sequence),
    status: event.status,
    start: event.start.toISOString(),
    end: event.end.toISOString(),
    title: event.summary,
    stamp: event.dtstamp.toISOString(),
    modified: event.lastmodified.toISOString(),
  };
};

/** A calendar file as two programs read it. */
export const PARSERS: Readonly<Record<"ical.js" | "node-ical", (file: string) => ReadEvent>> = {
  "ical.js": byIcalJs,
  "node-ical": byNodeIcal,
};
