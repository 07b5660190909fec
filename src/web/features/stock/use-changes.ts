import { useEffect, useRef, type FormEvent, type RefObject } from "react";
import { isAdjusted } from "./form-search.ts";

const TYPING_MS = 350;
/** Between two steps of a handle that is moved by keys. */
const STEPPING_MS = 120;

/** `goesOn`: the same field as before is being adjusted further. */
type Act = (goesOn: boolean) => void;

/** Hears of a handle that was let go; React tells of every pixel on its way. */
const useLetGo = (form: RefObject<HTMLFormElement | null>, act: (handle: HTMLInputElement) => void): void => {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
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

/** Tells of a form's changes: at once for a click, after a pause for typing, once for a handle however far it is drawn. */
export const useChanges = (form: RefObject<HTMLFormElement | null>, act: Act) => {
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  const adjusted = useRef<EventTarget | null>(null);
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  const stop = () => {
    if (timer.current !== null) clearTimeout(timer.current);
    timer.current = null;
  };
  useEffect(() => stop, []);

  const changed = (target: EventTarget, afterMs: number) => {
    stop();
    const tell = () => {
      timer.current = null;
      const goesOn = isAdjusted(target) && adjusted.current === target;
      adjusted.current = target;
      latest.current(goesOn);
    };
    if (afterMs === 0) tell();
    else timer.current = setTimeout(tell, afterMs);
  };
  useLetGo(form, (handle) => changed(handle, STEPPING_MS));

  return {
    stop,
    isWaiting: () => timer.current !== null,
    onChange: ({ target }: FormEvent<HTMLElement>) => {
      const isField = target instanceof HTMLInputElement;
      if (isField && (target.name === "q" || target.type === "range")) return;
      changed(target, isField && isAdjusted(target) ? TYPING_MS : 0);
    },
    /** What is touched anew is not what was adjusted before. */
    onPointerDown: () => {
      adjusted.current = null;
    },
  };
};
