import { type FormEvent, useEffect, useRef, useState } from "react";
import { createControlReader, findProblems } from "./check-form.ts";
import { relatedName } from "./field-kinds/related-name.ts";
import type { LeadFormReply, LeadFormView } from "./form-view.ts";
import { leadFormStrings as strings } from "./lead-form-strings.ts";
import { useProof } from "./proof/use-proof.ts";

export type Problems = Pick<LeadFormReply, "errors" | "notice" | "tone" | "question">;

const NONE: ReadonlySet<string> = new Set();

const without = (errors: Problems["errors"], names: ReadonlySet<string>): Problems["errors"] =>
  Object.fromEntries(Object.entries(errors).filter(([name]) => !names.has(name)));

/** True for a submit button with `formnovalidate`: the form is not complete yet. */
const isUnfinished = ({ nativeEvent }: FormEvent<HTMLFormElement>): boolean => {
  const button = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null;
  return button instanceof HTMLButtonElement && button.formNoValidate;
};

/**
 * Enhances a form that works without JavaScript: validates it before sending, prevents double submission, and delays a
 * form filled very quickly until its proof of work is solved or no longer needed.
 */
export const useLeadForm = (view: LeadFormView, reply: LeadFormReply | undefined) => {
  const [problems, setProblems] = useState<Problems | null>(reply ?? null);
  const [corrected, setCorrected] = useState(NONE);
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({});
  const [sending, setSending] = useState(false);
  const summary = useRef<HTMLElement>(null);
  const renderedAt = useRef(0);
  const proof = useProof(view.proof);

  useEffect(() => {
    renderedAt.current = performance.now();
    const onPageShow = (event: PageTransitionEvent): void => {
      if (event.persisted) setSending(false);
    };
    window.addEventListener("pageshow", onPageShow);
    return () => window.removeEventListener("pageshow", onPageShow);
  }, []);

  useEffect(() => {
    // A reply rendered by the server must not take the focus from a visitor who is already typing.
    const isNew = problems !== null && (problems !== reply || document.activeElement === document.body);
    if (isNew) summary.current?.focus();
  }, [problems, reply]);

  const errors = without(problems?.errors ?? {}, corrected);

  const showErrors = (found: Problems["errors"]): void => {
    setProblems(Object.keys(found).length === 0 ? null : { errors: found, notice: strings.fix, tone: "error" });
    setCorrected(NONE);
  };

  // A corrected field loses its error. The summary stays, so that the layout does not shift.
  const onChange = ({ currentTarget: form, target }: FormEvent<HTMLFormElement>): void => {
    const { name, value } = target as HTMLInputElement;
    if (view.fields.some((field) => relatedName(field) === name)) setChosen((before) => ({ ...before, [name]: value }));
    if (errors[name] === undefined || findProblems(view, createControlReader(form))[name] !== undefined) return;
    setCorrected(new Set([...corrected, name]));
  };

  const onSubmit = (event: FormEvent<HTMLFormElement>): void => {
    if (isUnfinished(event)) return;
    const form = event.currentTarget;
    const missing = findProblems(view, createControlReader(form));
    const isComplete = Object.keys(missing).length === 0;
    const mustWait = reply === undefined && proof.field.current?.value === "";
    const wait = mustWait ? renderedAt.current + view.minFillSeconds * 1000 - performance.now() : 0;
    if (sending || !isComplete || wait > 0) event.preventDefault();
    if (sending) return;
    if (!isComplete) {
      showErrors(missing);
      return;
    }
    setSending(true);
    if (wait > 0) void proof.waitAtMost(wait + 200).then(() => form.submit());
  };
  return {
    problems /** Without those corrected since. */,
    errors /** Values that other fields depend on, as changed since. */,
    chosen,
    sending /** Receives the focus when the problems change. */,
    summary,
    proof /** Shows errors before the form is sent; an empty list hides earlier ones. */,
    showErrors,
    onChange,
    onSubmit,
  };
};

export type LeadFormState = ReturnType<typeof useLeadForm>;
