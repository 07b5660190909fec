import { type SlotDay, formatWeekdayDate } from "#domain/appointments/index.ts";
import {
  dateRangeMessages,
  dateRange,
  fileFieldLabels,
  type FormContext,
  invalidMessage,
  type LeadFieldDefinition,
  maxFieldLength,
  requiredMessage,
} from "#domain/forms/index.ts";
import { frenchTime } from "#domain/locations/index.ts";
import type { FieldView, SlotDayView } from "./form-view.ts";
import { freeSlotDays } from "./form-context.server.ts";
import type { LeadServiceDependencies } from "./lead-service-dependencies.ts";

const dayView = ({ date, slots }: SlotDay): SlotDayView => ({
  date,
  label: formatWeekdayDate(date),
  slots: slots.map(({ start, time }) => ({ value: start, time: frenchTime(time) })),
});

const rangeView = (field: Parameters<typeof dateRange>[0], context: FormContext) => {
  const range = dateRange(field, context);
  return { ...range, ...dateRangeMessages(range) };
};

const withSuggestions = (deps: Pick<LeadServiceDependencies, "models">, field: LeadFieldDefinition) => {
  if (field.kind !== "autocomplete") return field;
  return { ...field, suggestions: field.suggestions === "models" ? deps.models() : field.suggestions };
};

export const fieldView = async (
  deps: Pick<LeadServiceDependencies, "slots" | "log" | "models">,
  field: LeadFieldDefinition,
  context: FormContext,
): Promise<FieldView> => ({
  ...withSuggestions(deps, field),
  maxLength: maxFieldLength(field),
  messages: { required: requiredMessage(field), invalid: invalidMessage(field) },
  ...(field.kind === "date" && { range: rangeView(field, context) }),
  ...(field.kind === "file" && { file: fileFieldLabels(field) }),
  ...(field.kind === "slot" && { days: (await freeSlotDays(deps, field, context)).map(dayView) }),
});
