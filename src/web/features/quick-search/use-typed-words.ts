import { useEffect, useRef } from "react";

/** A phone's keyboard would cover the answer. */
const putKeyboardAway = (field: HTMLInputElement) => {
  if (matchMedia("(pointer: coarse)").matches) field.blur();
};

/**
 * What stands in the field once its words were sent: what the answer did not turn into filters (`left`). Words typed
 * since then stay. `answer` is another object for each answer.
 */
export const useTypedWords = (left: string, answer: unknown, onSend: () => void) => {
  const field = useRef<HTMLInputElement>(null);
  const sent = useRef<string | null>(null);

  const send = () => {
    if (!field.current) return;
    sent.current = field.current.value;
    putKeyboardAway(field.current);
    onSend();
  };
  const latest = useRef(send);
  useEffect(() => {
    latest.current = send;
  });
  useEffect(() => {
    const form = field.current?.form;
    const onSubmit = () => latest.current();
    form?.addEventListener("submit", onSubmit);
    return () => form?.removeEventListener("submit", onSubmit);
  }, []);
  useEffect(() => {
    if (field.current && field.current.value === sent.current) field.current.value = left;
    sent.current = null;
  }, [answer, left]);
  return { field, send };
};
