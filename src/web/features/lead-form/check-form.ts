import { type FieldView, type LeadFormView, uploadedFileField } from "./form-view.ts";

/** `value` is the text, or "on" for a ticked box; `violation` is the browser's own constraint check. */
export type ControlState = {
  readonly value: string;
  readonly violation?: "invalid" | "early" | "late" | null | undefined;
  readonly file?: Pick<File, "name" | "size" | "type"> | null;
};

type ReadControl = (name: string) => ControlState;

const EMPTY_CONTROL: ControlState = { value: "" };

const isRequired = (field: FieldView, readControl: ReadControl): boolean => {
  if (typeof field.required === "object") return readControl(field.required.when).value === field.required.is;
  // A field without free appointments is optional: the visitor is called instead.
  return field.required === true && field.days?.length !== 0;
};

const fileProblem = (field: FieldView, { name, size, type }: NonNullable<ControlState["file"]>): string | undefined => {
  if (field.kind !== "file" || field.file === undefined) return undefined;
  if (size > field.max_bytes) return field.file.tooLarge;
  const accepted = field.file.accept.split(",");
  const extension = name.slice(name.lastIndexOf(".")).toLowerCase();
  return accepted.includes(extension) || accepted.includes(type) ? undefined : field.file.wrongType;
};

const findProblem = (field: FieldView, readControl: ReadControl): string | undefined => {
  const { value, violation, file } = readControl(field.name);
  if (violation === "early" || violation === "late") return field.range?.[violation];
  if (violation) return field.messages.invalid;
  if (file) return fileProblem(field, file);
  const isUploaded = field.kind === "file" && readControl(uploadedFileField(field.name)).value !== "";
  return !isUploaded && value.trim() === "" && isRequired(field, readControl) ? field.messages.required : undefined;
};

/**
 * One message a field, before sending: missing values and violations of the browser's constraints. The server
 * checks everything again, by all rules.
 */
export const findProblems = (
  view: Pick<LeadFormView, "fields" | "consent">,
  readControl: ReadControl,
): Readonly<Record<string, string>> => {
  const problems: Record<string, string> = {};
  for (const field of view.fields) {
    const problem = findProblem(field, readControl);
    if (problem !== undefined) problems[field.name] = problem;
  }
  if (readControl(view.consent.name).value === "") problems[view.consent.name] = view.consent.message;
  return problems;
};

const toViolation = ({
  typeMismatch,
  badInput,
  rangeUnderflow,
  rangeOverflow,
}: ValidityState): ControlState["violation"] => {
  if (typeMismatch || badInput) return "invalid";
  if (rangeUnderflow) return "early";
  return rangeOverflow ? "late" : null;
};

const readInput = ({ type, checked, value, validity, files }: HTMLInputElement): ControlState => {
  if (type === "checkbox") return { value: checked ? "on" : "" };
  if (type === "radio") return { value: checked ? value : "" };
  return { value, violation: toViolation(validity), file: files?.[0] ?? null };
};

/** The reader finds a control by its name; an unknown name reads as empty. */
export const createControlReader =
  (form: HTMLFormElement): ReadControl =>
  (name) => {
    const control = form.elements.namedItem(name);
    if (control instanceof HTMLInputElement) return readInput(control);
    if (
      control instanceof RadioNodeList ||
      control instanceof HTMLTextAreaElement ||
      control instanceof HTMLSelectElement
    ) {
      return { value: control.value };
    }
    return EMPTY_CONTROL;
  };
