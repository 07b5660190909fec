import type { ReactNode } from "react";
import type { FieldDefinitionBase } from "#domain/forms/index.ts";
import type { FieldBaseProps } from "../../../../ui/field/field.tsx";
import type { UploadedFileView } from "./file/uploaded-file-view.ts";

// Import only types from the domain here: its code would bring the validation libraries into the client bundle.

/** A field of any kind with its strings, including the messages for checks in the browser. */
export type FieldViewBase = Omit<FieldDefinitionBase, "group" | "required"> & {
  /** Heading of the field's group. Undefined: the group of the previous field. */
  readonly group?: string | undefined;
  readonly label: string;
  readonly help?: string | undefined;
  /** `hint` follows the label. */
  readonly required?: boolean | { readonly when: string; readonly is: string; readonly hint: string } | undefined;
  readonly messages: { readonly required: string; readonly invalid: string };
  /** In UTF-16 code units, like `maxLength`; null for fields without text. */
  readonly maxLength: number | null;
};

/** `value` is the text, or "on" for a checked box; `violation` is the browser's constraint check. */
export type ControlState = {
  readonly value: string;
  readonly violation?: "invalid" | "early" | "late" | null | undefined;
  readonly file?: Pick<File, "name" | "size" | "type"> | null;
};

export type ReadControl = (name: string) => ControlState;

/** Attributes accepted by the control of every kind. */
export type ControlProps = FieldBaseProps & {
  readonly label: string;
  readonly name: string;
  readonly required: boolean;
  readonly autoComplete: string;
};

export type FieldControlProps<View extends FieldViewBase> = {
  readonly field: View;
  readonly control: ControlProps;
  /** As submitted. Undefined: the form is new. */
  readonly value: string | undefined;
  /** A file from an earlier submission. */
  readonly uploaded: UploadedFileView | undefined;
  /** Value of the field that this one depends on (`work`). */
  readonly related: string | undefined;
};

/**
 * Browser implementation of a field kind. Uses methods rather than properties, so that the control of one kind is
 * assignable to that of the union of all views.
 */
export type FieldControl<View extends FieldViewBase> = {
  /** Renders label, control, help and error. */
  Control(this: void, props: FieldControlProps<View>): ReactNode;
  /** Message for a submitted value that the browser's constraints do not cover. */
  findProblem?(field: View, state: ControlState): string | undefined;
  /** True if the visitor must still fill in the field. Absent: `isMissing`. */
  isMissing?(field: View, readControl: ReadControl): boolean;
  /** True if the form has to be sent as `multipart/form-data`. */
  readonly multipart?: true;
};

const isRequired = ({ required }: FieldViewBase, readControl: ReadControl): boolean =>
  typeof required === "object" ? readControl(required.when).value === required.is : required === true;

/** A required field without a value. */
export const isMissing = (field: FieldViewBase, readControl: ReadControl): boolean =>
  readControl(field.name).value.trim() === "" && isRequired(field, readControl);
