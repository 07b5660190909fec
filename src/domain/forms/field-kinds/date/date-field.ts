import { z } from "zod";
import type { LocationHoursKind } from "../../../appointments/index.ts";
import { addDays, hoursForDate, localTime } from "../../../locations/index.ts";
import { formatFrenchDate } from "../../../shared/index.ts";
import type { FormContext } from "../../form-context.ts";
import { cleanLine } from "../../text-rules.ts";
import type { FieldDefinitionBase, FieldKind, FieldProblem } from "../field-kind.ts";
import { MAX_TOKEN_LENGTH, textRule } from "../texts.ts";

/** A date `YYYY-MM-DD` from `from_days` to `to_days` days from today, on which the answering location is open. */
type DateFieldDefinition = FieldDefinitionBase & {
  readonly kind: "date";
  readonly from_days: number;
  readonly to_days: number;
  readonly hours: LocationHoursKind;
};

export const isDateField = (field: FieldDefinitionBase): field is DateFieldDefinition => field.kind === "date";

/** First and last accepted date, `YYYY-MM-DD`. */
export const dateRange = (
  field: { readonly from_days: number; readonly to_days: number },
  context: FormContext,
): { readonly first: string; readonly last: string } => {
  const { date } = localTime(context.now, context.timeZone);
  return { first: addDays(date, field.from_days), last: addDays(date, field.to_days) };
};

const dateProblem = (field: DateFieldDefinition, date: string, context: FormContext): FieldProblem | null => {
  const { first, last } = dateRange(field, context);
  if (date < first) return { code: "too-early", first };
  if (date > last) return { code: "too-late", last };
  if (context.location === null) return null;
  const day = hoursForDate(context.location.hours[field.hours], date);
  return day.spans.length > 0 ? null : { code: "closed", note: day.note };
};

const parseIsoDay = (text: string): string | null => (z.iso.date().safeParse(text).success ? text : null);

export const dateField: FieldKind<DateFieldDefinition> = {
  missingValue: "",
  maxLength: () => null,
  rule: (field) => textRule(field, { clean: cleanLine, max: MAX_TOKEN_LENGTH, parse: parseIsoDay }),
  schema: () => z.iso.date(),
  contextProblem: (field, date, context) => (date === "" ? null : dateProblem(field, date, context)),
  readableValue: (_field, value) => formatFrenchDate(String(value)),
};
