import { type FieldGroup, fieldGroups } from "./field-groups.ts";
import type { LeadFormReply, LeadFormView } from "./form-view.ts";
import { LeadField } from "./lead-field.tsx";

type LeadFieldsProps = Pick<LeadFormView, "fields"> & {
  readonly reply: Pick<LeadFormReply, "values" | "files"> | undefined;
  readonly errors: Readonly<Record<string, string>>;
};

const Rows = ({ fields, reply, errors }: LeadFieldsProps) => (
  <div className="lead-rows">
    {fields.map((field) => (
      <div key={field.name} className={field.width === "half" ? undefined : "lead-row"}>
        <LeadField
          field={field}
          value={reply?.values[field.name]}
          error={errors[field.name]}
          uploaded={reply?.files?.[field.name]}
        />
      </div>
    ))}
  </div>
);

type GroupProps = Omit<LeadFieldsProps, "fields"> & { readonly group: FieldGroup };

const Group = ({ group: { heading, fields }, ...rest }: GroupProps) =>
  heading === null ? (
    <Rows fields={fields} {...rest} />
  ) : (
    <fieldset className="lead-group">
      <legend className="lead-legend">{heading}</legend>
      <Rows fields={fields} {...rest} />
    </fieldset>
  );

export const LeadFields = ({ fields, ...rest }: LeadFieldsProps) => (
  <div className="lead-groups">
    {fieldGroups(fields).map((group) => (
      <Group key={group.heading ?? ""} group={group} {...rest} />
    ))}
  </div>
);
