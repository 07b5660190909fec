import { type FormEvent, useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";

/** While somebody types a number of two digits, nothing is calculated yet. */
const DELAY_MS = 500;

const textsOf = (form: HTMLFormElement): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...new FormData(form)].flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])),
  );

/** Empty quantities and 0 do not belong into an address. */
const searchOf = (form: HTMLFormElement): string =>
  new URLSearchParams(Object.entries(textsOf(form)).filter(([, value]) => !/^0*$/.test(value.trim()))).toString();

/**
 * A plain GET form of quantities that navigates after a change. What the form below contains, which is another one for other
 * quantities, is carried over.
 */
export const useFleetUpdate = () => {
  const navigate = useNavigate();
  const timer = useRef<number>(undefined);
  const contact = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  useEffect(() => () => window.clearTimeout(timer.current), []);
  const update = (quantities: HTMLFormElement): void => {
    window.clearTimeout(timer.current);
    const form = contact.current?.querySelector("form");
    if (form) setTyped(textsOf(form));
    void navigate({ search: `?${searchOf(quantities)}` }, { replace: true, preventScrollReset: true });
  };
  return {
    contact,
    typed,
    onChange: ({ currentTarget }: FormEvent<HTMLFormElement>): void => {
      window.clearTimeout(timer.current);
      timer.current = window.setTimeout(() => update(currentTarget), DELAY_MS);
    },
    onSubmit: (event: FormEvent<HTMLFormElement>): void => {
      event.preventDefault();
      update(event.currentTarget);
    },
  };
};
