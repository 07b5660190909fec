import { Notice } from "../../../../../ui/notice/notice.tsx";
import { SlotPicker } from "../../../../../ui/slot-picker/slot-picker.tsx";
import { leadFormStrings as strings } from "../../lead-form-strings.ts";
import { type FieldControl, type FieldControlProps, isMissing } from "../field-control.ts";
import type { ViewOf } from "../field-view-of.ts";

export type SlotDayView = {
  readonly date: string;
  /** "mardi 24 novembre". */
  readonly label: string;
  /** `value` is the start (ISO 8601), `time` its label: "8 h 30". */
  readonly slots: readonly { readonly value: string; readonly time: string }[];
};

export type SlotFieldView = ViewOf<"slot"> & {
  /** Free appointments; empty if the location has none left. */
  readonly days?: readonly SlotDayView[];
};

/** The free appointments; without any, a notice that the location will call. */
const SlotField = ({ field, control, value }: FieldControlProps<SlotFieldView>) => {
  const days = field.days ?? [];
  return days.length > 0 ? (
    <SlotPicker {...control} days={days} value={value} />
  ) : (
    <div id={control.id} tabIndex={-1}>
      <Notice title={strings.noSlot}>
        <p>{strings.noSlotNext}</p>
      </Notice>
    </div>
  );
};

export const slotControl: FieldControl<SlotFieldView> = {
  Control: SlotField,
  // Optional without free appointments: the location calls instead.
  isMissing: (field, readControl) => field.days?.length !== 0 && isMissing(field, readControl),
};
