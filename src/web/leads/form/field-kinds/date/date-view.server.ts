import { dateRangeMessages } from "#application/strings/forms/field-messages.ts";
import { dateRange } from "#domain/forms/index.ts";
import type { FieldViewBuilder } from "../field-view-builder.ts";
import type { DefinitionOf } from "../field-view-of.ts";
import type { DateFieldView } from "./date-field.tsx";

export const dateView: FieldViewBuilder<DefinitionOf<"date">> = {
  build: ({ context }, field): Pick<DateFieldView, "range"> => {
    const range = dateRange(field, context);
    return { range: { ...range, ...dateRangeMessages(range) } };
  },
};
