import { useEffect, useRef, type KeyboardEvent, type ReactNode } from "react";
import { CloseIcon } from "../icons/icons.tsx";

type DialogProps = {
  readonly label: string;
  readonly closeLabel: string;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onKeyDown?: (event: KeyboardEvent) => void;
  readonly children: ReactNode;
};

/**
 * A native modal dialog: the browser handles focus, Escape and the inert page. `onClose` is called after the browser
 * has restored the focus; the dialog may unmount then.
 */
export const Dialog = ({ label, closeLabel, open, onClose, onKeyDown, children }: DialogProps) => {
  const element = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (open) element.current?.showModal();
    else element.current?.close();
  }, [open]);
  return (
    <dialog ref={element} aria-label={label} onClose={onClose} onKeyDown={onKeyDown} className="dialog on-dark">
      <button
        type="button"
        aria-label={closeLabel}
        onClick={() => element.current?.close()}
        className="round dialog-close"
      >
        <CloseIcon />
      </button>
      {open && children}
    </dialog>
  );
};
