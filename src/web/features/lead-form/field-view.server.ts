import {
  dateMessages,
  dateRange,
  fileWords,
  type FormFacts,
  invalidMessage,
  type LeadField,
  maxLengthOf,
  requiredMessage,
  type SlotDay,
  weekdayDate,
} from "#domain/leads/index.ts";
import { frenchTime } from "#domain/locations/index.ts";
import type { FieldView, SlotDayView } from "./form-view.ts";
import { freeSlotDays } from "./form-facts.server.ts";
import type { LeadDesk } from "./lead-desk.ts";

const dayView = ({ date, slots }: SlotDay): SlotDayView => ({
  date,
  label: weekdayDate(date),
  slots: slots.map(({ start, time }) => ({ value: start, time: frenchTime(time) })),
});

const rangeView = (field: Parameters<typeof dateRange>[0], facts: FormFacts) => {
  const range = dateRange(field, facts);
  return { ...range, ...dateMessages(range) };
};

const shown = (desk: Pick<LeadDesk, "models">, field: LeadField) => {
  if (field.kind !== "autocomplete") return field;
  return { ...field, suggestions: field.suggestions === "models" ? desk.models() : field.suggestions };
};

/** A field with what the browser shows of it now: its messages, its days, its free appointments. */
export const fieldView = async (
  desk: Pick<LeadDesk, "slots" | "log" | "models">,
  field: LeadField,
  facts: FormFacts,
): Promise<FieldView> => ({
  ...shown(desk, field),
  maxLength: maxLengthOf(field),
  messages: { required: requiredMessage(field), invalid: invalidMessage(field) },
  ...(field.kind === "date" && { range: rangeView(field, facts) }),
  ...(field.kind === "file" && { file: fileWords(field) }),
  ...(field.kind === "slot" && { days: (await freeSlotDays(desk, field, facts)).map(dayView) }),
});
