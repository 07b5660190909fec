import { cleanFileName, FILE_NAME_MAX } from "../../text-rules.ts";
import type { FieldDefinitionBase, FieldKind } from "../field-kind.ts";
import { anyText, textRule, textSchema } from "../texts.ts";

/** Accepted file types by media type. */
export const FILE_TYPES = {
  "application/pdf": { label: "PDF", extensions: ["pdf"] },
  "image/jpeg": { label: "JPEG", extensions: ["jpg", "jpeg"] },
  "image/png": { label: "PNG", extensions: ["png"] },
  "image/webp": { label: "WebP", extensions: ["webp"] },
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document": { label: "Word", extensions: ["docx"] },
  "application/vnd.oasis.opendocument.text": { label: "OpenDocument", extensions: ["odt"] },
} as const;

export type FileType = keyof typeof FILE_TYPES;

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
  // Programs send no files.
  schema: () => textSchema(0),
  readableValue: () => null,
};
