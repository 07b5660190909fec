import { leadAnswerStrings as strings } from "./lead-answer-strings.ts";
import { LeadAnswerPage, type LeadAnswerView } from "./lead-answer-page.tsx";

const VIEW: LeadAnswerView = {
  status: 200,
  ...strings.open,
  lead: {
    reference: "V7K3-2QFM",
    summary: "Réserver un essai\u00a0: Ford Puma ST-Line",
    received: "samedi 21 novembre 2026 à 13:00",
  },
  recipient: strings.recipient("vente.centre@garage.example"),
};

const { title, text } = strings.answered;

const DONE = { action: null, recipient: null } as const;

/** Pages behind the link in an email to staff, one for each state. */
export const LEAD_ANSWER_SCREENS = {
  "demande-lien": () => <LeadAnswerPage view={VIEW} />,
  "demande-repondue": () => (
    <LeadAnswerPage
      view={{
        ...VIEW,
        ...DONE,
        title,
        text: text("vente.centre@garage.example", "samedi 21 novembre 2026 à 13:42"),
      }}
    />
  ),
  "demande-close": () => (
    <LeadAnswerPage view={{ ...VIEW, ...DONE, title: strings.ended.title, text: strings.ended.text.lost }} />
  ),
  "demande-perimee": () => <LeadAnswerPage view={{ ...VIEW, ...DONE, ...strings.expired, lead: null }} />,
};
