import { Button } from "../../../ui/button/button.tsx";
import { nonBreakingTitle } from "../../../ui/non-breaking-title.tsx";
import { Main } from "../../platform/page/index.ts";
import { leadAnswerStrings as strings } from "./lead-answer-strings.ts";
import type { LeadAnswerView } from "./lead-answer-view.ts";

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
    <div className="stack stack-xl form-width">
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
