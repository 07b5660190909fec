import { FileInput } from "../../../ui/file-input/file-input.tsx";
import { type FieldView, receivedField, type ReceivedFile } from "./form-view.ts";
import { leadFormStrings as words } from "./strings.ts";
import type { ControlFrame } from "./written-field.tsx";

type FileFieldProps = {
  readonly field: Extract<FieldView, { readonly kind: "file" }>;
  readonly frame: ControlFrame;
  readonly kept: ReceivedFile | undefined;
};

/** A file to choose, or the one that came already: no browser fills a file's field again. */
export const FileField = ({ field, frame, kept }: FileFieldProps) => {
  const said = field.file?.said ?? "";
  return (
    <FileInput
      {...frame}
      accept={field.file?.accept}
      required={frame.required && kept === undefined}
      help={kept ? words.fileReplace(said) : [field.help, words.fileHelp(said)].filter(Boolean).join(" ")}
      kept={
        kept && {
          name: receivedField(frame.name),
          value: kept.sealed,
          label: words.fileReceived(kept.name, kept.size),
        }
      }
    />
  );
};
