import { TextField } from "../../../ui/field/field.tsx";
import { ANSWER_FIELD, type LeadFormReply, QUESTION_FIELD } from "./form-view.ts";
import { fieldId } from "./lead-field.tsx";
import { leadFormStrings as strings } from "./lead-form-strings.ts";

type QuestionFieldProps = {
  readonly question: NonNullable<LeadFormReply["question"]>;
  readonly error: string | undefined;
};

/** The spam question of a suspicious form. */
export const QuestionField = ({ question, error }: QuestionFieldProps) => (
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
