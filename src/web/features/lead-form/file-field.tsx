import { FileInput } from "../../../ui/file-input/file-input.tsx";
import { type FieldView, uploadedFileField, type UploadedFileView } from "./form-view.ts";
import { leadFormStrings as strings } from "../../strings/lead-form.ts";
import type { ControlProps } from "./textual-field.tsx";

type FileFieldProps = {
  readonly field: Extract<FieldView, { readonly kind: "file" }>;
  readonly control: ControlProps;
  readonly uploaded: UploadedFileView | undefined;
};

/** Offers an uploaded file again as a ticked box, as browsers never refill a file input. */
export const FileField = ({ field, control, uploaded }: FileFieldProps) => {
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
