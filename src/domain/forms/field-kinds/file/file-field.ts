import { cleanFileName, FILE_NAME_MAX } from "../../text-rules.ts";
import type { FieldDefinitionBase, FieldKind } from "../field-kind.ts";
import { anyText, textRule } from "../text-rule.ts";
import type { FileType } from "./file-types.ts";

/** A file, checked by its content rather than its name. The value is the file name. */
export type FileFieldDefinition = FieldDefinitionBase & {
  readonly kind: "file";
  readonly types: readonly FileType[];
  readonly max_bytes: number;
};

export const isFileField = (field: FieldDefinitionBase): field is FileFieldDefinition => field.kind === "file";

export const fileField: FieldKind<FileFieldDefinition> = {
  missingValue: "",
  maxLength: () => null,
  rule: (field) => textRule(field, { clean: cleanFileName, max: FILE_NAME_MAX, parse: anyText }),
  readableValue: () => null,
};
