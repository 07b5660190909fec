import { type FormEvent, type RefObject, useEffect, useRef, useState } from "react";
import { heldBy, problemsIn } from "./check-form.ts";
import type { LeadFormReply, LeadFormView } from "./form-view.ts";
import { leadFormStrings as words } from "./strings.ts";
import { type Proof, useProof } from "./use-proof.ts";

/** What the form tells above its fields and at them. */
export type Problems = Pick<LeadFormReply, "errors" | "notice" | "tone" | "question">;

export type LeadFormState = {
  readonly problems: Problems | null;
  readonly sending: boolean;
  /** Of the summary, which takes the focus when there is something new in it. */
  readonly summary: RefObject<HTMLElement | null>;
  readonly proof: Pick<Proof, "field" | "begin">;
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
};

/**
 * What the browser adds to a form that works without it: tells at once what is missing, sends only once, and lets a
 * form that was filled very quickly wait until its proof of work is there or it is accepted without. The form itself is
 * posted as any other.
 */
export const useLeadForm = (view: LeadFormView, reply: LeadFormReply | undefined): LeadFormState => {
  const [problems, setProblems] = useState<Problems | null>(reply ?? null);
  const [sending, setSending] = useState(false);
  const summary = useRef<HTMLElement>(null);
  const shownAt = useRef(0);
  const proof = useProof(view.proof);

  useEffect(() => {
    shownAt.current = performance.now();
    const again = (event: PageTransitionEvent): void => {
      if (event.persisted) setSending(false);
    };
    window.addEventListener("pageshow", again);
    return () => window.removeEventListener("pageshow", again);
  }, []);

  useEffect(() => {
    // A visitor who is typing already is not interrupted by what came with the page.
    const found = problems !== null && (problems !== reply || document.activeElement === document.body);
    if (found) summary.current?.focus();
  }, [problems, reply]);

  const onSubmit = (event: FormEvent<HTMLFormElement>): void => {
    const form = event.currentTarget;
    const errors = problemsIn(view, heldBy(form));
    const mustWait = reply === undefined && proof.field.current?.value === "";
    const wait = mustWait ? shownAt.current + view.minFillSeconds * 1000 - performance.now() : 0;
    if (sending || Object.keys(errors).length > 0 || wait > 0) event.preventDefault();
    if (sending) return;
    if (Object.keys(errors).length > 0) {
      setProblems({ errors, notice: words.fix, tone: "error" });
      return;
    }
    setSending(true);
    if (wait > 0) void proof.within(wait + 200).then(() => form.submit());
  };
  return { problems, sending, summary, proof, onSubmit };
};
