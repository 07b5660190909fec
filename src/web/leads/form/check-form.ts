import { FLAG_VALUE } from "#domain/forms/field-kinds/flags.ts";
import { fieldControlOf } from "./field-control-of.ts";
import { type ControlState, isMissing, type ReadControl } from "./field-kinds/field-control.ts";
import type { FieldView } from "./field-kinds/index.ts";
import type { LeadFormView } from "./form-view.ts";

const EMPTY_CONTROL: ControlState = { value: "" };

const findProblem = (field: FieldView, readControl: ReadControl): string | undefined => {
  const control = fieldControlOf(field);
  const state = readControl(field.name);
  const problem = control.findProblem?.(field, state);
  if (problem !== undefined) return problem;
  if (state.violation === "invalid") return field.messages.invalid;
  const missing = control.isMissing ? control.isMissing(field, readControl) : isMissing(field, readControl);
  return missing ? field.messages.required : undefined;
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
  const { consent } = view;
  if (consent && readControl(consent.name).value === "") problems[consent.name] = consent.message;
  return problems;
};

/** The same for a form of the page. */
export const findFormProblems = (
  view: Pick<LeadFormView, "fields" | "consent">,
  form: HTMLFormElement,
): Readonly<Record<string, string>> => findProblems(view, createControlReader(form));

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
  if (type === "checkbox") return { value: checked ? FLAG_VALUE : "" };
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
