import type { ReactNode } from "react";
import { nonBreakingWords } from "#domain/shared/index.ts";
import { Checkbox } from "../../../ui/choice/choice.tsx";
import { describedBy, FieldError, FieldHelp } from "../../../ui/field/field.tsx";
import { Toggle } from "../../../ui/toggle/toggle.tsx";

export const FlagField = (props: {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly help?: ReactNode;
  readonly error?: string | undefined;
  readonly required: boolean;
  readonly checked: boolean;
  readonly look: "checkbox" | "toggle";
}) => {
  const { id, name, label, help, error, required, checked, look } = props;
  const box = { id, name, label: nonBreakingWords(label), required, defaultChecked: checked, ...describedBy(props) };
  return (
    <div className="stack gap-6">
      {look === "toggle" ? <Toggle {...box} /> : <Checkbox {...box} />}
      <FieldHelp id={id} help={help} />
      <FieldError id={id} error={error} />
    </div>
  );
};
