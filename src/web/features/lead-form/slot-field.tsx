import { Notice } from "../../../ui/notice/notice.tsx";
import { SlotPicker } from "../../../ui/slot-picker/slot-picker.tsx";
import type { FieldBaseProps } from "../../../ui/field/field.tsx";
import type { SlotDayView } from "./form-view.ts";
import { leadFormStrings as strings } from "../../strings/lead-form.ts";

type SlotFieldProps = FieldBaseProps & {
  readonly name: string;
  readonly days: readonly SlotDayView[];
  readonly value: string | undefined;
};

/** The free appointments; without one, a notice that the visitor is called. */
export const SlotField = (props: SlotFieldProps) =>
  props.days.length > 0 ? (
    <SlotPicker {...props} />
  ) : (
    <div id={props.id} tabIndex={-1}>
      <Notice title={strings.noSlot}>
        <p>{strings.noSlotNext}</p>
      </Notice>
    </div>
  );
