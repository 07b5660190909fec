import { useEffect, useState, type ReactNode } from "react";
import { isFlagSet } from "#domain/forms/field-kinds/flags.ts";
import { Button } from "../../../ui/button/button.tsx";
import { Link } from "../../../ui/link/link.tsx";
import { type FormObjectIds, pushFormReady } from "../../platform/analytics/index.ts";
import { fieldControlOf } from "./field-control-of.ts";
import { FlagField } from "./flag-field.tsx";
import {
  ANSWER_FIELD,
  HONEYPOT_FIELD,
  type LeadFormReply,
  type LeadFormView,
  PROOF_FIELD,
  QUESTION_FIELD,
  TOKEN_FIELD,
} from "./form-view.ts";
import { fieldId } from "./lead-field.tsx";
import { LeadFields } from "./lead-fields.tsx";
import { ProblemSummary } from "./problem-summary.tsx";
import { TextField } from "../../../ui/field/field.tsx";
import { leadFormStrings as strings } from "./lead-form-strings.ts";
import type { FieldView } from "./field-kinds/index.ts";
import { useLeadForm, type LeadFormState } from "./use-lead-form.ts";

/** Elements of a form for pages with their own layout. */
export type LeadFormElements = {
  readonly fields: readonly FieldView[];
  readonly renderFields: (fields: readonly FieldView[]) => ReactNode;
  /** Privacy information or consent, and the spam question of a suspicious submission. */
  readonly privacy: ReactNode;
  readonly submit: ReactNode;
  readonly showErrors: LeadFormState["showErrors"];
  /** A new object each time errors are displayed. */
  readonly problems: LeadFormState["problems"];
  readonly errors: LeadFormState["errors"];
};

export type LeadFormProps = {
  readonly view: LeadFormView;
  /** The action's reply to a form that was not saved. */
  readonly reply?: LeadFormReply | undefined;
  /** Link to the privacy page, if the site has one. */
  readonly privacyHref?: string | undefined;
  /** The page's own URL by default. */
  readonly action?: string | undefined;
  /** Ids of the form's subject, for analytics; a vehicle's id is in the view. */
  readonly objectIds?: FormObjectIds | undefined;
  /** Custom layout; by default fields, privacy and button are stacked. */
  readonly children?: ((parts: LeadFormElements) => ReactNode) | undefined;
};

const DEFAULT_ARRANGEMENT = ({ fields, renderFields, privacy, submit }: LeadFormElements): ReactNode => (
  <>
    {renderFields(fields)}
    {privacy}
    {submit}
  </>
);

const Honeypot = () => (
  <div className="sr-only" aria-hidden="true">
    <label htmlFor={fieldId(HONEYPOT_FIELD)}>{strings.honeypot}</label>
    <input id={fieldId(HONEYPOT_FIELD)} name={HONEYPOT_FIELD} type="text" tabIndex={-1} autoComplete="off" />
  </div>
);

type PrivacyProps = Pick<LeadFormProps, "view" | "privacyHref"> & {
  readonly reply: LeadFormReply | undefined;
  readonly errors: LeadFormState["errors"];
};

const Privacy = ({ view: { consent, notice }, privacyHref, reply, errors }: PrivacyProps) => {
  const link = privacyHref === undefined ? undefined : <Link href={privacyHref}>{strings.privacy}</Link>;
  if (consent === null) {
    return (
      <p className="form-notice text-s leading-l text-soft">
        {notice} {link}
      </p>
    );
  }
  return (
    <FlagField
      id={fieldId(consent.name)}
      name={consent.name}
      label={consent.text}
      help={link}
      error={errors[consent.name]}
      required
      checked={isFlagSet(reply?.values[consent.name])}
      look="checkbox"
    />
  );
};

type QuestionFieldProps = {
  readonly question: NonNullable<LeadFormReply["question"]>;
  readonly error: string | undefined;
};

/** The spam question of a suspicious form. */
const QuestionField = ({ question, error }: QuestionFieldProps) => (
  <>
    <input type="hidden" name={QUESTION_FIELD} value={question.signed} />
    <TextField
      id={fieldId(ANSWER_FIELD)}
      name={ANSWER_FIELD}
      label={question.text}
      help={strings.questionHelp}
      error={error}
      required
      autoComplete="off"
      maxLength={100}
    />
  </>
);

const toParts = (
  { view, privacyHref }: LeadFormProps,
  reply: LeadFormReply | undefined,
  { problems, errors, chosen, sending, showErrors }: LeadFormState,
): LeadFormElements => ({
  fields: view.fields,
  renderFields: (fields) => (
    <LeadFields fields={fields} initialValues={view.initialValues} reply={reply} errors={errors} chosen={chosen} />
  ),
  privacy: (
    <>
      <Privacy view={view} privacyHref={privacyHref} reply={reply} errors={errors} />
      {reply?.question && <QuestionField question={reply.question} error={errors[ANSWER_FIELD]} />}
    </>
  ),
  submit: (
    <div className={view.fields.some(({ kind }) => kind === "slot") ? "form-bar" : undefined}>
      <Button
        type="submit"
        size="large"
        label={sending ? strings.sending : view.submit}
        aria-disabled={sending || undefined}
      />
    </div>
  ),
  showErrors,
  problems,
  errors,
});

const vehicleIds = ({ subject }: LeadFormView): FormObjectIds =>
  subject?.type === "vehicle" ? { vehicle_id: subject.id } : {};

const FormWithReply = (props: LeadFormProps) => {
  const { view, reply: initialReply, action, children: arrange = DEFAULT_ARRANGEMENT, objectIds } = props;
  // State, because the router drops the action data on the first navigation to a fragment.
  const [reply] = useState(initialReply);
  const form = useLeadForm(view, reply);
  const { problems, summary, proof, onChange, onSubmit } = form;
  useEffect(() => {
    pushFormReady(view.kind, { ...vehicleIds(view), ...objectIds });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- another form is another component
  }, []);
  return (
    <form
      method="post"
      action={action}
      encType={view.fields.some((field) => fieldControlOf(field).multipart) ? "multipart/form-data" : undefined}
      noValidate
      onFocus={proof.start}
      onChange={onChange}
      onSubmit={onSubmit}
      className="stack gap-24"
    >
      {problems && <ProblemSummary problems={problems} anchor={summary} />}
      <input type="hidden" name={TOKEN_FIELD} defaultValue={reply?.token ?? view.token} />
      <input type="hidden" name={PROOF_FIELD} ref={proof.field} />
      <Honeypot />
      {arrange(toParts(props, reply, form))}
    </form>
  );
};

/** Works without JavaScript. A new `view` starts a new form. */
export const LeadForm = (props: LeadFormProps) => (
  <FormWithReply key={`${props.view.kind} ${JSON.stringify(props.view.subject)}`} {...props} />
);
