import { Notice } from "../../../ui/notice/notice.tsx";
import { SlotPicker } from "../../../ui/slot-picker/slot-picker.tsx";
import type { FieldFrame } from "../../../ui/field/field.tsx";
import type { SlotDayView } from "./form-view.ts";
import { leadFormStrings as words } from "./strings.ts";

type SlotFieldProps = FieldFrame & {
  readonly name: string;
  readonly days: readonly SlotDayView[];
  readonly value: string | undefined;
};

/** The free appointments, or that the visitor is called where none is free. */
export const SlotField = (props: SlotFieldProps) =>
  props.days.length > 0 ? (
    <SlotPicker {...props} />
  ) : (
    <div id={props.id} tabIndex={-1}>
      <Notice title={words.noSlot}>
        <p>{words.noSlotNext}</p>
      </Notice>
    </div>
  );
