import { type FieldView, type LeadFormView, receivedField } from "./form-view.ts";

/** What a control holds: its text, or "on" where it is ticked; what the browser itself doubts; the file chosen. */
export type Held = {
  readonly value: string;
  readonly doubt?: "invalid" | "early" | "late" | null | undefined;
  readonly file?: Pick<File, "name" | "size" | "type"> | null;
};

type HeldBy = (name: string) => Held;

const NOTHING: Held = { value: "" };

const isRequired = (field: FieldView, held: HeldBy): boolean => {
  if (typeof field.required === "object") return held(field.required.when).value === field.required.is;
  // Without a free appointment none can be chosen: the visitor is called.
  return field.required === true && field.days?.length !== 0;
};

const fileProblem = (field: FieldView, { name, size, type }: NonNullable<Held["file"]>): string | undefined => {
  if (field.kind !== "file" || field.file === undefined) return undefined;
  if (size > field.max_bytes) return field.file.tooLarge;
  const known = field.file.accept.split(",");
  const extension = name.slice(name.lastIndexOf(".")).toLowerCase();
  return known.includes(extension) || known.includes(type) ? undefined : field.file.wrongType;
};

const problemOf = (field: FieldView, held: HeldBy): string | undefined => {
  const { value, doubt, file } = held(field.name);
  if (doubt === "early" || doubt === "late") return field.range?.[doubt];
  if (doubt) return field.messages.invalid;
  if (file) return fileProblem(field, file);
  const kept = field.kind === "file" && held(receivedField(field.name)).value !== "";
  return !kept && value.trim() === "" && isRequired(field, held) ? field.messages.required : undefined;
};

/**
 * What can be told before sending, one message a field: what is missing, and what the browser's own constraints
 * find wrong. The server's rules say the rest.
 */
export const problemsIn = (
  view: Pick<LeadFormView, "fields" | "consent">,
  held: HeldBy,
): Readonly<Record<string, string>> => {
  const problems: Record<string, string> = {};
  for (const field of view.fields) {
    const problem = problemOf(field, held);
    if (problem !== undefined) problems[field.name] = problem;
  }
  if (held(view.consent.name).value === "") problems[view.consent.name] = view.consent.message;
  return problems;
};

const doubtOf = ({ typeMismatch, badInput, rangeUnderflow, rangeOverflow }: ValidityState): Held["doubt"] => {
  if (typeMismatch || badInput) return "invalid";
  if (rangeUnderflow) return "early";
  return rangeOverflow ? "late" : null;
};

const heldByInput = ({ type, checked, value, validity, files }: HTMLInputElement): Held => {
  if (type === "checkbox") return { value: checked ? "on" : "" };
  if (type === "radio") return { value: checked ? value : "" };
  return { value, doubt: doubtOf(validity), file: files?.[0] ?? null };
};

/** Reads a control of the form by its name. */
export const heldBy =
  (form: HTMLFormElement): HeldBy =>
  (name) => {
    const control = form.elements.namedItem(name);
    if (control instanceof HTMLInputElement) return heldByInput(control);
    if (
      control instanceof RadioNodeList ||
      control instanceof HTMLTextAreaElement ||
      control instanceof HTMLSelectElement
    ) {
      return { value: control.value };
    }
    return NOTHING;
  };
