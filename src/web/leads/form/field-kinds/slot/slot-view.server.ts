import type { SlotDay } from "#domain/appointments/index.ts";
import type { FieldViewBuilder } from "../field-view-builder.ts";
import type { DefinitionOf } from "../field-view-of.ts";
import type { SlotDayView, SlotFieldView } from "./slot-field.tsx";
import { frenchTime } from "#application/strings/hours.ts";
import { formatWeekdayDate } from "#application/strings/appointments.ts";

const dayView = ({ date, slots }: SlotDay): SlotDayView => ({
  date,
  label: formatWeekdayDate(date),
  slots: slots.map(({ start, time }) => ({ value: start, time: frenchTime(time) })),
});

export const slotDayViews = (days: readonly SlotDay[]): readonly SlotDayView[] => days.map(dayView);

export const slotView: FieldViewBuilder<DefinitionOf<"slot">> = {
  build: ({ slotDays }): Pick<SlotFieldView, "days"> => ({ days: slotDayViews(slotDays) }),
};
