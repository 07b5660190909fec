import { RadioGroup } from "../../../ui/choice/choice.tsx";
import { Select, TextArea, TextField } from "../../../ui/field/field.tsx";
import { FlagField } from "./flag-field.tsx";
import type { FieldView } from "./form-view.ts";
import { leadFormStrings as words } from "./strings.ts";

export type LeadFieldProps = {
  readonly field: FieldView;
  readonly value: string | undefined;
  readonly error: string | undefined;
};

/** Where a message and its link meet. */
export const fieldId = (name: string): string => `demande-${name}`;

const optionalLabel = (field: FieldView): string | undefined => {
  if (typeof field.required === "object") return words.requiredWhen(field.required.said);
  return field.required ? undefined : words.optional;
};

const frameOf = ({ field, error }: LeadFieldProps) => ({
  id: fieldId(field.name),
  name: field.name,
  label: field.label,
  help: field.help,
  error,
  optionalLabel: optionalLabel(field),
  required: field.required === true,
  autoComplete: field.autocomplete ?? "off",
});

/** One field of any kind, in the look of the house. */
export const LeadField = (props: LeadFieldProps) => {
  const { field, value, error } = props;
  const frame = frameOf(props);
  const maxLength = field.maxLength ?? undefined;
  switch (field.kind) {
    case "text":
      return <TextField {...frame} defaultValue={value} maxLength={maxLength} />;
    case "autocomplete":
      return (
        <>
          <TextField {...frame} defaultValue={value} maxLength={maxLength} list={`${frame.id}-list`} />
          <datalist id={`${frame.id}-list`}>
            {field.suggestions.map((suggestion) => (
              <option key={suggestion} value={suggestion}>
                {suggestion}
              </option>
            ))}
          </datalist>
        </>
      );
    case "email":
      return (
        <TextField
          {...frame}
          defaultValue={value}
          type="email"
          inputMode="email"
          maxLength={maxLength}
          autoCapitalize="none"
          spellCheck={false}
        />
      );
    case "phone":
      return <TextField {...frame} defaultValue={value} type="tel" inputMode="tel" maxLength={maxLength} />;
    case "textarea":
      return <TextArea {...frame} defaultValue={value} maxLength={maxLength} rows={field.rows} />;
    case "select": {
      // Nothing is chosen in a visitor's name that the visitor has to choose.
      const empty = { value: "", label: field.required === true ? words.choose : words.noChoice };
      const options =
        field.required === true && field.initial !== undefined ? field.options : [empty, ...field.options];
      return <Select {...frame} defaultValue={value ?? field.initial} options={options} />;
    }
    case "radio":
      return (
        <RadioGroup
          id={frame.id}
          name={field.name}
          legend={field.label}
          options={field.options}
          defaultValue={value ?? field.initial}
          error={error}
        />
      );
    case "checkbox":
    case "toggle":
      return <FlagField {...frame} look={field.kind} checked={Boolean(value)} />;
  }
};
