import { Button } from "../../../ui/button/button.tsx";
import { nonBreakingTitle } from "../../../ui/non-breaking-title.tsx";
import { Main } from "../../platform/page/index.ts";
import { leadAnswerStrings as strings } from "./lead-answer-strings.ts";

/** The page behind the link in an email to staff about a lead. */
export type LeadAnswerView = {
  readonly status: 200 | 404 | 503;
  readonly title: string;
  readonly text: string;
  /** What the lead is about; null without a lead. */
  readonly lead: { readonly reference: string; readonly summary: string; readonly received: string } | null;
  /** Label of the button; null if there is nothing left to do. */
  readonly action: string | null;
  /** Who records the answer; null without a button. */
  readonly recipient: string | null;
};

const Lead = ({ lead }: Pick<LeadAnswerView, "lead">) =>
  lead && (
    <div>
      <p className="text-l strong nowrap">
        {strings.reference} {lead.reference}
      </p>
      <p>{lead.summary}</p>
      <p>
        {strings.received} le {lead.received}
      </p>
    </div>
  );

/** Only the button records the answer, because mail programs follow links. Works without JavaScript. */
export const LeadAnswerPage = ({ view }: { readonly view: LeadAnswerView }) => (
  <Main className="wrap page-body">
    <div className="stack gap-24 form-width">
      <h1>{nonBreakingTitle(view.title)}</h1>
      <Lead lead={view.lead} />
      <p>{view.text}</p>
      {view.action && (
        <form method="post" className="stack">
          <div>
            <Button type="submit" size="large" label={view.action} />
          </div>
          <p>{view.recipient}</p>
        </form>
      )}
    </div>
  </Main>
);
