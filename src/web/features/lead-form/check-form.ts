import type { FieldView, LeadFormView } from "./form-view.ts";

/** What a control holds: its text, or "on" where it is ticked; and whether the browser itself doubts it. */
export type Held = { readonly value: string; readonly doubtful: boolean };

const isRequired = (field: FieldView, held: (name: string) => Held): boolean =>
  typeof field.required === "object" ? held(field.required.when).value === field.required.is : field.required === true;

/**
 * What can be told before sending, one message a field: what is missing, and what the browser's own constraints
 * find wrong. The server's rules say the rest.
 */
export const problemsIn = (
  view: Pick<LeadFormView, "fields" | "consent">,
  held: (name: string) => Held,
): Readonly<Record<string, string>> => {
  const problems: Record<string, string> = {};
  for (const field of view.fields) {
    const { value, doubtful } = held(field.name);
    if (doubtful) problems[field.name] = field.messages.invalid;
    else if (value.trim() === "" && isRequired(field, held)) problems[field.name] = field.messages.required;
  }
  if (held(view.consent.name).value === "") problems[view.consent.name] = view.consent.message;
  return problems;
};

/** Reads a control of the form by its name. */
export const heldBy =
  (form: HTMLFormElement) =>
  (name: string): Held => {
    const control = form.elements.namedItem(name);
    if (control instanceof RadioNodeList) return { value: control.value, doubtful: false };
    if (control instanceof HTMLInputElement && control.type === "checkbox") {
      return { value: control.checked ? "on" : "", doubtful: false };
    }
    if (
      control instanceof HTMLInputElement ||
      control instanceof HTMLTextAreaElement ||
      control instanceof HTMLSelectElement
    ) {
      return { value: control.value, doubtful: control.validity.typeMismatch };
    }
    return { value: "", doubtful: false };
  };
