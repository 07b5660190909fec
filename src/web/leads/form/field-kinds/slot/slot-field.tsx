import { type ChangeEvent, useState } from "react";
import { Button } from "../../../../../ui/button/button.tsx";
import { Notice } from "../../../../../ui/notice/notice.tsx";
import { SlotPicker, type SlotPickerDay } from "../../../../../ui/slot-picker/slot-picker.tsx";
import { leadFormStrings as strings } from "../../lead-form-strings.ts";
import { type FieldControl, type FieldControlProps, isMissing } from "../field-control.ts";
import type { ViewOf } from "../field-view-of.ts";
import { SHOW_SLOTS_FIELD } from "./show-slots.ts";

export type SlotDayView = Omit<SlotPickerDay, "slots"> & {
  /**
   * `value` is the start (ISO 8601), `time` its label: "8 h 30". `works`: one bit for each of the field's works that it
   * suits; absent: all.
   */
  readonly slots: readonly { readonly value: string; readonly time: string; readonly works?: number }[];
};

export type SlotFieldView = ViewOf<"slot"> & {
  /** Free appointments; empty if the location has none left. */
  readonly days?: readonly SlotDayView[];
  /** Works of the form, in the order of the bits. */
  readonly works?: readonly string[];
};

/** The days with slots for the chosen work; before it is chosen all on which any work is possible. */
const suitableDays = ({ days = [], works = [] }: SlotFieldView, work: string): readonly SlotDayView[] => {
  if (work === "") return days;
  const index = works.indexOf(work);
  const suits = (mask: number | undefined): boolean =>
    mask === undefined || (index >= 0 && Math.floor(mask / 2 ** index) % 2 === 1);
  return days.flatMap((day) => {
    const slots = day.slots.filter((slot) => suits(slot.works));
    return slots.length === 0 ? [] : [{ ...day, slots }];
  });
};

const NoSlot = ({ id, title, text }: { readonly id: string; readonly title: string; readonly text: string }) => (
  <div id={id} tabIndex={-1}>
    <Notice title={title}>
      <p>{text}</p>
    </Notice>
  </div>
);

/**
 * Without scripts the calendar does not follow the work: this button shows the form again with its slots. The Enter key presses the
 * first button of a form, which is to send it.
 */
const ShowSlots = () => (
  <noscript>
    <button type="submit" hidden tabIndex={-1} aria-hidden="true" />
    <p>
      <Button
        type="submit"
        name={SHOW_SLOTS_FIELD}
        value="1"
        formNoValidate
        variant="secondary"
        label={strings.showSlots}
      />
    </p>
  </noscript>
);

/** The free appointments for the chosen work; without any, a notice that the location will call. */
const SlotField = ({ field, control, value, related }: FieldControlProps<SlotFieldView>) => {
  const [chosen, setChosen] = useState(value);
  const [all, work] = [field.days ?? [], related ?? ""];
  const days = suitableDays(field, work);
  const dependsOnWork = all.some(({ slots }) => slots.some(({ works }) => works !== undefined));
  if (days.length === 0) {
    return <NoSlot id={control.id} title={strings.noSlot} text={strings.noSlotNext} />;
  }
  return (
    <>
      {/* What was chosen, a time or a day alone, stays chosen where it suits another work too. */}
      <div onChange={({ target }: ChangeEvent<HTMLInputElement>) => setChosen(target.value)}>
        <SlotPicker key={work} {...control} days={days} value={chosen} />
      </div>
      {dependsOnWork && <ShowSlots />}
    </>
  );
};

const hasSlots = (field: SlotFieldView, work: string): boolean => suitableDays(field, work).length > 0;

export const slotControl: FieldControl<SlotFieldView> = {
  Control: SlotField,
  // Optional without free appointments: the location calls instead.
  isMissing: (field, readControl) =>
    hasSlots(field, field.work === undefined ? "" : readControl(field.work).value) && isMissing(field, readControl),
};
