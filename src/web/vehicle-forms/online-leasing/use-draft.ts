import { type RefObject, useEffect, useState } from "react";
import { fillForm, forgetDraft, readDraft, readForm, removeExpiredDrafts, saveDraft } from "./draft.ts";

type DraftOptions = {
  readonly vehicleId: number;
  /** The form or an element inside it. */
  readonly container: RefObject<HTMLElement | null>;
  /** False for a form returned by the server with its values. */
  readonly isNew: boolean;
  readonly onRestore: () => void;
};

export type LeasingDraft = {
  readonly isRestored: boolean;
  readonly save: () => void;
  readonly forget: () => void;
};

/** Saves the form on this device on each change, and restores it when the visitor returns. */
export const useDraft = ({ vehicleId, container, isNew, onRestore }: DraftOptions): LeasingDraft => {
  const [isRestored, setRestored] = useState(false);

  useEffect(() => {
    removeExpiredDrafts(Date.now());
    const form = container.current?.closest("form");
    const draft = isNew && form ? readDraft(vehicleId, Date.now()) : null;
    if (!form || draft === null) return;
    fillForm(form, draft);
    setRestored(true);
    onRestore();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only after the page has loaded
  }, []);

  return {
    isRestored,
    save: () => {
      const form = container.current?.closest("form");
      if (form) saveDraft(vehicleId, readForm(form), Date.now());
    },
    forget: () => {
      forgetDraft(vehicleId);
      window.location.reload();
    },
  };
};
