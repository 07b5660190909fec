import { type KeyboardEvent, type ReactNode, type SyntheticEvent, useLayoutEffect, useRef } from "react";
import { CloseIcon } from "../icons/icons.tsx";

/** Attributes of a native modal dialog that is open while it is mounted: `onClose` unmounts it. */
export const useModalDialog = (onClose: () => void) => {
  const ref = useRef<HTMLDialogElement>(null);
  // Closed while it is still in the page, it gives the focus back to what opened it.
  useLayoutEffect(() => {
    const element = ref.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  // Escape unmounts the dialog at once: the event of a dialog that the browser has closed comes later, and would close
  // what was opened again meanwhile.
  const onCancel = (event: SyntheticEvent): void => {
    event.preventDefault();
    onClose();
  };
  return { ref, onCancel, onClose };
};

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
      <button type="button" aria-label={closeLabel} onClick={onClose} className="round round-on-photo dialog-close">
        <CloseIcon />
      </button>
      {children}
    </dialog>
  );
};
