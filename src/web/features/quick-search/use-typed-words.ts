import { useEffect, useRef } from "react";
import { useLocation, useNavigation } from "react-router";

/** A phone's keyboard would cover the answer. */
const putKeyboardAway = (field: HTMLInputElement) => {
  if (matchMedia("(pointer: coarse)").matches) field.blur();
};

/**
 * What stands in the field once its words were sent: what the answer did not turn into filters (`left`). Words typed
 * since then stay, and so do words that got no answer.
 */
export const useTypedWords = (left: string, onSend: () => void) => {
  const field = useRef<HTMLInputElement>(null);
  const sent = useRef<string | null>(null);
  const { state } = useNavigation();
  const { search } = useLocation();

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
    if (state !== "idle" || sent.current === null || !field.current) return;
    const isAnswered = (new URLSearchParams(search).get("q") ?? "") === left;
    if (isAnswered && field.current.value === sent.current) field.current.value = left;
    sent.current = null;
  }, [state, search, left]);
  return { field, send };
};
