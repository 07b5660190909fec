import { fileFieldLabels } from "#application/strings/forms/file-field-labels.ts";
import type { FieldViewBuilder } from "../field-view-builder.ts";
import type { DefinitionOf } from "../field-view-of.ts";
import type { FileFieldView } from "./file-field.tsx";

export const fileView: FieldViewBuilder<DefinitionOf<"file">> = {
  build: (_form, field): Pick<FileFieldView, "file"> => ({ file: fileFieldLabels(field) }),
};
