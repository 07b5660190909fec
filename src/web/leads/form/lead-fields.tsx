import type { LeadFormReply, LeadFormView } from "./form-view.ts";
import type { FieldView } from "./field-kinds/index.ts";
import { relatedName } from "./field-kinds/related-name.ts";
import { LeadField } from "./lead-field.tsx";

type LeadFieldsProps = Pick<LeadFormView, "fields"> & {
  readonly initialValues?: LeadFormView["initialValues"] | undefined;
  readonly reply: Pick<LeadFormReply, "values" | "files"> | undefined;
  readonly errors: Readonly<Record<string, string>>;
  /** Values that other fields depend on, as changed since. */
  readonly chosen?: Readonly<Record<string, string>> | undefined;
};

const relatedValue = (field: FieldView, { reply, chosen }: Pick<LeadFieldsProps, "reply" | "chosen">) => {
  const name = relatedName(field);
  return name === undefined ? undefined : (chosen?.[name] ?? reply?.values[name]);
};

/** The value that a field is displayed for alone. */
const onlyFor = ({ onlyIfRequired, required }: FieldView): string | undefined =>
  onlyIfRequired && typeof required === "object" ? required.is : undefined;

const Rows = ({ fields, initialValues, reply, errors, chosen }: LeadFieldsProps) => (
  <div className="lead-rows">
    {fields.map((field) => (
      <div key={field.name} className={field.width === "half" ? undefined : "lead-row"} data-only-for={onlyFor(field)}>
        <LeadField
          field={field}
          value={(reply?.values ?? initialValues)?.[field.name]}
          error={errors[field.name]}
          uploaded={reply?.files?.[field.name]}
          related={relatedValue(field, { reply, chosen })}
        />
      </div>
    ))}
  </div>
);

type FieldGroup = {
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

type GroupProps = Omit<LeadFieldsProps, "fields"> & { readonly group: FieldGroup };

const Group = ({ group: { heading, fields }, ...rest }: GroupProps) =>
  heading === null ? (
    <Rows fields={fields} {...rest} />
  ) : (
    <fieldset className="lead-group">
      <legend className="lead-legend full text-l strong snug">{heading}</legend>
      <Rows fields={fields} {...rest} />
    </fieldset>
  );

export const LeadFields = ({ fields, ...rest }: LeadFieldsProps) => (
  <div className="stack gap-40">
    {fieldGroups(fields).map((group) => (
      <Group key={group.heading ?? ""} group={group} {...rest} />
    ))}
  </div>
);
