import { useEffect, useRef, type FormEvent, type RefObject } from "react";
import { isAdjustedInSteps } from "./stock-form-state.ts";

const TYPING_MS = 350;
/** Debounce for slider handles moved by arrow keys. */
const STEP_MS = 120;

/** `isContinuation`: the same field was adjusted by the previous change. */
type OnChange = (isContinuation: boolean) => void;

/** Listens to native `change` events of range inputs, because React emits one for every pixel. */
const useHandleRelease = (
  form: RefObject<HTMLFormElement | null>,
  onRelease: (handle: HTMLInputElement) => void,
): void => {
  const latest = useRef(onRelease);
  useEffect(() => {
    latest.current = onRelease;
  });
  useEffect(() => {
    const element = form.current;
    const onChange = ({ target }: Event) => {
      if (target instanceof HTMLInputElement && target.type === "range") latest.current(target);
    };
    element?.addEventListener("change", onChange);
    return () => element?.removeEventListener("change", onChange);
  }, [form]);
};

/** Emits form changes: clicks at once, typing after a pause, a slider handle once on release. */
export const useFormChanges = (form: RefObject<HTMLFormElement | null>, onFormChange: OnChange) => {
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  const lastAdjusted = useRef<EventTarget | null>(null);
  const latest = useRef(onFormChange);
  useEffect(() => {
    latest.current = onFormChange;
  });
  const cancel = () => {
    if (timer.current !== null) clearTimeout(timer.current);
    timer.current = null;
  };
  useEffect(() => cancel, []);

  const schedule = (target: EventTarget, delayMs: number) => {
    cancel();
    const emit = () => {
      timer.current = null;
      const isContinuation = isAdjustedInSteps(target) && lastAdjusted.current === target;
      lastAdjusted.current = target;
      latest.current(isContinuation);
    };
    if (delayMs === 0) emit();
    else timer.current = setTimeout(emit, delayMs);
  };
  useHandleRelease(form, (handle) => schedule(handle, STEP_MS));

  return {
    cancel,
    isScheduled: () => timer.current !== null,
    onChange: ({ target }: FormEvent<HTMLElement>) => {
      const isField = target instanceof HTMLInputElement;
      if (isField && (target.name === "q" || target.name === "near" || target.type === "range")) return;
      schedule(target, isField && isAdjustedInSteps(target) ? TYPING_MS : 0);
    },
    /** A new pointer interaction starts a new adjustment. */
    onPointerDown: () => {
      lastAdjusted.current = null;
    },
  };
};
