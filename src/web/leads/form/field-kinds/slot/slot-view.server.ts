import { worksOf } from "#domain/forms/index.ts";
import type { SlotDay } from "#domain/appointments/index.ts";
import type { OfferedDay } from "#application/leads/index.ts";
import type { SlotPickerDay } from "../../../../../ui/slot-picker/slot-picker.tsx";
import type { FieldViewBuilder } from "../field-view-builder.ts";
import type { DefinitionOf } from "../field-view-of.ts";
import type { SlotDayView, SlotFieldView } from "./slot-field.tsx";
import { formatWeekdayDate, frenchTime } from "#application/strings/hours.ts";

/** The free appointments for what is known to be done. */
export const slotDayViews = (days: readonly SlotDay[]): readonly SlotPickerDay[] =>
  days.map(({ date, slots }) => ({
    date,
    label: formatWeekdayDate(date),
    slots: slots.map(({ start, time }) => ({ value: start, time: frenchTime(time) })),
  }));

/** One bit a work; absent when the slot suits every work. */
const worksMask = (works: readonly boolean[] | null): number | undefined =>
  works === null || works.every(Boolean)
    ? undefined
    : works.reduce((mask, fits, index) => mask + (fits ? 2 ** index : 0), 0);

const offeredDayView = ({ date, slots }: OfferedDay): SlotDayView => ({
  date,
  label: formatWeekdayDate(date),
  slots: slots.map(({ start, time, works }) => {
    const mask = worksMask(works);
    return { value: start, time: frenchTime(time), ...(mask !== undefined && { works: mask }) };
  }),
});

export const slotView: FieldViewBuilder<DefinitionOf<"slot">> = {
  build: ({ slotDays, kind }): Pick<SlotFieldView, "days" | "works"> => ({
    days: slotDays.map(offeredDayView),
    works: worksOf(kind),
  }),
};
