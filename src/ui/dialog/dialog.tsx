import type { KeyboardEvent, ReactNode } from "react";
import { CloseIcon } from "../icons/icons.tsx";
import { useModalDialog } from "./use-modal-dialog.ts";

type DialogProps = {
  readonly label: string;
  readonly closeLabel: string;
  /** Unmounts the dialog. */
  readonly onClose: () => void;
  readonly onKeyDown?: (event: KeyboardEvent) => void;
  readonly children: ReactNode;
};

/** A native modal dialog, open while it is mounted: the browser handles focus, Escape and the inert page. */
export const Dialog = ({ label, closeLabel, onClose, onKeyDown, children }: DialogProps) => {
  const dialog = useModalDialog(onClose);
  return (
    <dialog {...dialog} aria-label={label} onKeyDown={onKeyDown} className="dialog on-dark">
      <button type="button" aria-label={closeLabel} onClick={onClose} className="round dialog-close">
        <CloseIcon />
      </button>
      {children}
    </dialog>
  );
};
