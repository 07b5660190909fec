import type { LeadFormats } from "#application/formats/ports.ts";
import { writeAdf } from "./adf/index.ts";
import { writeCalendarFile } from "./icalendar.ts";

export const LEAD_FORMATS: LeadFormats = { writeAdf, writeCalendarFile };

export { writeAgenda } from "./icalendar.ts";
