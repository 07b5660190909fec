import { type FormEvent, type RefObject, useEffect, useRef, useState } from "react";
import { heldBy, problemsIn } from "./check-form.ts";
import type { LeadFormReply, LeadFormView } from "./form-view.ts";
import { leadFormStrings as words } from "./strings.ts";
import { type Proof, useProof } from "./use-proof.ts";

/** What the form tells above its fields and at them. */
export type Problems = Pick<LeadFormReply, "errors" | "notice" | "tone" | "question">;

export type LeadFormState = {
  readonly problems: Problems | null;
  /** At the fields: without those that were mended since. */
  readonly errors: Problems["errors"];
  readonly sending: boolean;
  /** Of the summary, which takes the focus when there is something new in it. */
  readonly summary: RefObject<HTMLElement | null>;
  readonly proof: Pick<Proof, "field" | "begin">;
  readonly onChange: (event: FormEvent<HTMLFormElement>) => void;
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
};

const NONE: ReadonlySet<string> = new Set();

const without = (errors: Problems["errors"], names: ReadonlySet<string>): Problems["errors"] =>
  Object.fromEntries(Object.entries(errors).filter(([name]) => !names.has(name)));

/**
 * What the browser adds to a form that works without it: tells at once what is missing, sends only once, and lets a
 * form that was filled very quickly wait until its proof of work is there or it is accepted without. The form itself is
 * posted as any other.
 */
export const useLeadForm = (view: LeadFormView, reply: LeadFormReply | undefined): LeadFormState => {
  const [problems, setProblems] = useState<Problems | null>(reply ?? null);
  const [mended, setMended] = useState(NONE);
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

  const errors = without(problems?.errors ?? {}, mended);

  // What was wrong is no longer said at a field that is right now; the summary stays, so that nothing jumps above it.
  const onChange = ({ currentTarget: form, target }: FormEvent<HTMLFormElement>): void => {
    const { name } = target as HTMLInputElement;
    if (errors[name] === undefined || problemsIn(view, heldBy(form))[name] !== undefined) return;
    setMended(new Set([...mended, name]));
  };

  const onSubmit = (event: FormEvent<HTMLFormElement>): void => {
    const form = event.currentTarget;
    const missing = problemsIn(view, heldBy(form));
    const isComplete = Object.keys(missing).length === 0;
    const mustWait = reply === undefined && proof.field.current?.value === "";
    const wait = mustWait ? shownAt.current + view.minFillSeconds * 1000 - performance.now() : 0;
    if (sending || !isComplete || wait > 0) event.preventDefault();
    if (sending) return;
    if (!isComplete) {
      setProblems({ errors: missing, notice: words.fix, tone: "error" });
      setMended(NONE);
      return;
    }
    setSending(true);
    if (wait > 0) void proof.within(wait + 200).then(() => form.submit());
  };
  return { problems, errors, sending, summary, proof, onChange, onSubmit };
};
