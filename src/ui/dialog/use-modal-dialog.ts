import { type SyntheticEvent, useLayoutEffect, useRef } from "react";

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
