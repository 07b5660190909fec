import type { FileFieldLabels } from "#application/strings/forms/file-field-labels.ts";
import { FileInput } from "../../../../../ui/file-input/file-input.tsx";
import { leadFormStrings as strings } from "../../lead-form-strings.ts";
import { type ControlState, type FieldControl, type FieldControlProps, isMissing } from "../field-control.ts";
import type { ViewOf } from "../field-view-of.ts";
import { uploadedFileField } from "./uploaded-file-view.ts";

export type FileFieldView = ViewOf<"file"> & { readonly file?: FileFieldLabels };

/** Offers an uploaded file as a checked box, because browsers never refill a file input. */
const FileField = ({ field, control, uploaded }: FieldControlProps<FileFieldView>) => {
  const accepted = field.file?.hint ?? "";
  return (
    <FileInput
      {...control}
      accept={field.file?.accept}
      required={control.required && uploaded === undefined}
      help={
        uploaded ? strings.fileReplace(accepted) : [field.help, strings.fileHelp(accepted)].filter(Boolean).join(" ")
      }
      uploaded={
        uploaded && {
          name: uploadedFileField(control.name),
          value: uploaded.token,
          label: strings.fileReceived(uploaded.name, uploaded.size),
        }
      }
    />
  );
};

const findFileProblem = (field: FileFieldView, { file }: ControlState): string | undefined => {
  if (!file || field.file === undefined) return undefined;
  if (file.size > field.max_bytes) return field.file.tooLarge;
  const accepted = field.file.accept.split(",");
  const extension = file.name.slice(file.name.lastIndexOf(".")).toLowerCase();
  return accepted.includes(extension) || accepted.includes(file.type) ? undefined : field.file.wrongType;
};

export const fileControl: FieldControl<FileFieldView> = {
  Control: FileField,
  findProblem: findFileProblem,
  isMissing: (field, readControl) => {
    const hasFile = readControl(field.name).file || readControl(uploadedFileField(field.name)).value !== "";
    return !hasFile && isMissing(field, readControl);
  },
  multipart: true,
};
