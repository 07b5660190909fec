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
