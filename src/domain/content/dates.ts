import { z } from "zod";

/** A date, with or without a time, as in the content service's date field (`2026-10-02 00:00`). */
const WRITTEN =
  /^(?<day>\d{4}-\d{2}-\d{2})(?:[T ](?<time>\d{2}:\d{2})(?<seconds>:\d{2}(?:\.\d+)?)?\s?(?<zone>Z|[+-]\d{2}:?\d{2})?)?$/i;

const readWritten = (value: unknown) => (typeof value === "string" ? WRITTEN.exec(value.trim())?.groups : undefined);

/** The date without its time; other values unchanged. */
export const writtenDay = (value: unknown): unknown => readWritten(value)?.["day"] ?? value;

/** Values without a time zone are in UTC, as in the content service. */
const writtenInstant = (value: unknown): unknown => {
  const written = readWritten(value);
  if (written === undefined) return value;
  const { day, time = "00:00", seconds = ":00", zone = "Z" } = written;
  return `${day}T${time}${seconds}${zone.toUpperCase().replace(/(\d{2})(\d{2})$/, "$1:$2")}`;
};

/** For JSON Schemas: a day or an instant is written in either form. */
const AS_WRITTEN = { format: undefined, pattern: WRITTEN.source.replace("Z|", "[Zz]|").replace("[T ]", "[Tt ]") };

/** An ISO 8601 day. */
export const daySchema = z.preprocess(writtenDay, z.iso.date()).meta(AS_WRITTEN);

/** An ISO 8601 instant. */
export const instantSchema = z.preprocess(writtenInstant, z.iso.datetime({ offset: true })).meta(AS_WRITTEN);
