import { useState } from "react";
import { type EmailSuggestion, suggestEmail } from "#domain/forms/field-kinds/email/email-suggestion.ts";
import { Button } from "../../../../../ui/button/button.tsx";
import { TextField } from "../../../../../ui/field/field.tsx";
import { leadFormStrings as strings } from "../../lead-form-strings.ts";
import type { FieldControl, FieldControlProps } from "../field-control.ts";
import type { ViewOf } from "../field-view-of.ts";
import { EMAIL_HINT_FIELD } from "./email-hint-field.ts";

type HintProps = { readonly suggestion: EmailSuggestion; readonly onAccept: (form: HTMLFormElement | null) => void };

/** Sends back which domain it pointed out: the server then takes the address as it is. */
const Hint = ({ suggestion, onAccept }: HintProps) => (
  <>
    <span>{strings.emailHint(suggestion.address)}</span>
    <Button
      type="button"
      size="extra-small"
      variant="secondary"
      className="with-script"
      label={strings.acceptEmailHint}
      onClick={({ currentTarget }) => onAccept(currentTarget.form)}
    />
    <input type="hidden" name={EMAIL_HINT_FIELD} value={suggestion.domain} />
  </>
);

const EmailField = ({ field, control, value }: FieldControlProps<ViewOf<"email">>) => {
  const [suggestion, setSuggestion] = useState(() => suggestEmail(value ?? ""));
  const accept = (form: HTMLFormElement | null): void => {
    const input = form?.elements.namedItem(control.name);
    if (!(input instanceof HTMLInputElement) || suggestion === null) return;
    input.value = suggestion.address;
    input.focus();
    setSuggestion(null);
  };
  return (
    <TextField
      {...control}
      type="email"
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
      defaultValue={value}
      maxLength={field.maxLength ?? undefined}
      hint={suggestion && <Hint suggestion={suggestion} onAccept={accept} />}
      onBlur={({ currentTarget }) => setSuggestion(suggestEmail(currentTarget.value))}
    />
  );
};

export const emailControl: FieldControl<ViewOf<"email">> = { Control: EmailField };
