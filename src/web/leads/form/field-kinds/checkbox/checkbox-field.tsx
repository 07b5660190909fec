import { isFlagSet } from "#domain/forms/field-kinds/flags.ts";
import { FlagField } from "../../flag-field.tsx";
import type { FieldControl } from "../field-control.ts";
import type { ViewOf } from "../field-view-of.ts";

export const checkboxControl: FieldControl<ViewOf<"checkbox">> = {
  Control: ({ control, value }) => <FlagField {...control} look="checkbox" checked={isFlagSet(value)} />,
};
