import type { FieldView } from "./form-view.ts";

export type FieldGroup = {
  /** Null for those that stand first and in no group. */
  readonly heading: string | null;
  readonly fields: readonly FieldView[];
};

/** The fields under their headings, in order; one group is all there is to say, so it has none. */
export const fieldGroups = (fields: readonly FieldView[]): readonly FieldGroup[] => {
  const groups: { heading: string | null; fields: FieldView[] }[] = [];
  for (const field of fields) {
    const last = groups.at(-1);
    if (last && (field.group === undefined || field.group === last.heading)) last.fields.push(field);
    else groups.push({ heading: field.group ?? null, fields: [field] });
  }
  return groups.length > 1 ? groups : [{ heading: null, fields }];
};
