import type { FieldControl } from "./field-kinds/field-control.ts";
import { FIELD_CONTROLS, type FieldView } from "./field-kinds/index.ts";

export const fieldControlOf = (field: FieldView): FieldControl<FieldView> => FIELD_CONTROLS[field.kind];
