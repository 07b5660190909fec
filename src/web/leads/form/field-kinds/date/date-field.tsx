import { TextField } from "../../../../../ui/field/field.tsx";
import type { FieldControl } from "../field-control.ts";
import type { ViewOf } from "../field-view-of.ts";

export type DateFieldView = ViewOf<"date"> & {
  /** First and last day, `YYYY-MM-DD`; `early` and `late` are the messages for days outside this range. */
  readonly range?: { readonly first: string; readonly last: string; readonly early: string; readonly late: string };
};

export const dateControl: FieldControl<DateFieldView> = {
  Control: ({ field, control, value }) => (
    <TextField {...control} defaultValue={value} type="date" min={field.range?.first} max={field.range?.last} />
  ),
  findProblem: ({ range }, { violation }) =>
    violation === "early" || violation === "late" ? range?.[violation] : undefined,
};
