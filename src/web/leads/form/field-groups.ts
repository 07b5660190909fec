import type { FieldView } from "./field-kinds/index.ts";

export type FieldGroup = {
  /** Null for fields before the first group. */
  readonly heading: string | null;
  readonly fields: readonly FieldView[];
};

/** Groups consecutive fields under their headings. A form with a single group has no heading. */
export const fieldGroups = (fields: readonly FieldView[]): readonly FieldGroup[] => {
  const groups: { heading: string | null; fields: FieldView[] }[] = [];
  for (const field of fields) {
    const last = groups.at(-1);
    if (last && (field.group === undefined || field.group === last.heading)) last.fields.push(field);
    else groups.push({ heading: field.group ?? null, fields: [field] });
  }
  return groups.length > 1 ? groups : [{ heading: null, fields }];
};
