import { useEffect, useRef } from "react";
import { useLocation, useNavigation } from "react-router";

/** Removes the focus: on phones the keyboard would cover the results. */
const hideKeyboard = (field: HTMLInputElement) => {
  if (matchMedia("(pointer: coarse)").matches) field.blur();
};

/**
 * Sets the field to the text that was not converted to filters (`remaining`) once the results are loaded. Text typed
 * since then, or whose search failed, stays.
 */
export const useSearchText = (remaining: string, onSend: () => void) => {
  const field = useRef<HTMLInputElement>(null);
  const sent = useRef<string | null>(null);
  const { state } = useNavigation();
  const { search, key } = useLocation();

  const send = () => {
    if (!field.current) return;
    sent.current = field.current.value;
    hideKeyboard(field.current);
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
    const isAnswered = (new URLSearchParams(search).get("q") ?? "") === remaining;
    if (isAnswered && field.current.value === sent.current) field.current.value = remaining;
    sent.current = null;
    // The key distinguishes two idle renders at the same URL with a fast navigation between them.
  }, [state, key, search, remaining]);
  return { field, send };
};
