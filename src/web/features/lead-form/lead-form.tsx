import { useState } from "react";
import { Button } from "../../../ui/button/button.tsx";
import { Link } from "../../../ui/link/link.tsx";
import { FlagField } from "./flag-field.tsx";
import {
  ANSWER_FIELD,
  HONEYPOT_FIELD,
  type LeadFormReply,
  type LeadFormView,
  PROOF_FIELD,
  TOKEN_FIELD,
} from "./form-view.ts";
import "./lead-form.css";
import { fieldId } from "./lead-field.tsx";
import { LeadFields } from "./lead-fields.tsx";
import { ProblemSummary } from "./problem-summary.tsx";
import { QuestionField } from "./question-field.tsx";
import { leadFormStrings as words } from "./strings.ts";
import { useLeadForm } from "./use-lead-form.ts";

export type LeadFormProps = {
  readonly view: LeadFormView;
  /** The action's answer to a form that was not accepted. */
  readonly reply?: LeadFormReply | undefined;
  /** The page that tells what becomes of the data, where the site has one. */
  readonly privacyHref?: string | undefined;
  /** Where it is sent, if not to the page's own address. */
  readonly action?: string | undefined;
};

const Honeypot = () => (
  <div className="sr-only" aria-hidden="true">
    <label htmlFor={fieldId(HONEYPOT_FIELD)}>{words.honeypot}</label>
    <input id={fieldId(HONEYPOT_FIELD)} name={HONEYPOT_FIELD} type="text" tabIndex={-1} autoComplete="off" />
  </div>
);

type ConsentProps = Pick<LeadFormProps, "view" | "privacyHref"> & {
  readonly checked: boolean;
  readonly error: string | undefined;
};

const Consent = ({ view, privacyHref, checked, error }: ConsentProps) => (
  <FlagField
    id={fieldId(view.consent.name)}
    name={view.consent.name}
    label={view.consent.text}
    help={privacyHref === undefined ? undefined : <Link href={privacyHref}>{words.privacy}</Link>}
    error={error}
    required
    checked={checked}
    look="checkbox"
  />
);

const FormAsAnswered = ({ view, reply: answer, privacyHref, action }: LeadFormProps) => {
  // It came with the page and holds what was typed; the router forgets it at the first jump within the page.
  const [reply] = useState(answer);
  const { problems, errors, sending, summary, proof, onChange, onSubmit } = useLeadForm(view, reply);
  const values = reply?.values ?? {};
  return (
    <form
      method="post"
      action={action}
      encType={view.fields.some(({ kind }) => kind === "file") ? "multipart/form-data" : undefined}
      noValidate
      onFocus={proof.begin}
      onChange={onChange}
      onSubmit={onSubmit}
      className="grid gap-6"
    >
      {problems && <ProblemSummary problems={problems} anchor={summary} />}
      <input type="hidden" name={TOKEN_FIELD} defaultValue={reply?.token ?? view.token} />
      <input type="hidden" name={PROOF_FIELD} ref={proof.field} />
      <Honeypot />
      <LeadFields fields={view.fields} reply={reply} errors={errors} />
      <Consent
        view={view}
        privacyHref={privacyHref}
        checked={Boolean(values[view.consent.name])}
        error={errors[view.consent.name]}
      />
      {reply?.question && <QuestionField question={reply.question} error={errors[ANSWER_FIELD]} />}
      <div>
        <Button
          type="submit"
          size="large"
          label={sending ? words.sending : view.submit}
          aria-disabled={sending || undefined}
        />
      </div>
    </form>
  );
};

/** The form of any kind of lead. Posted to the page's own address, with or without JavaScript. */
export const LeadForm = (props: LeadFormProps) => (
  <FormAsAnswered key={`${props.view.kind} ${JSON.stringify(props.view.subject)}`} {...props} />
);
