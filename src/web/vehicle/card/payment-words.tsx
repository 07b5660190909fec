import { createContext, type ReactNode, use } from "react";
import type { PaymentFigure, PaymentWords } from "../strings/payment-lines.ts";
import { vehicleStrings as strings } from "../strings/vehicles-strings.ts";

type Payment = { readonly figures: readonly PaymentFigure[]; readonly words?: PaymentWords | undefined };

type Payer = { readonly monthly: Payment | null };

/** The words of the payments of a list. Null without a payment. */
export const sharedWords = (cards: readonly Payer[]): PaymentWords | null =>
  cards.find(({ monthly }) => monthly?.words)?.monthly?.words ?? null;

/** The cards without these words, of a list that has them itself. */
export const withSharedWords = <Card extends Payer>(
  cards: readonly Card[],
  words: PaymentWords | null,
): readonly Card[] =>
  cards.map((card) =>
    words === null || card.monthly?.words !== words
      ? card
      : { ...card, monthly: { ...card.monthly, words: undefined } },
  );

const SharedWordsContext = createContext<PaymentWords | null>(null);

/** The words of a payment: its own, or those of its list. */
export const useWords = (payment: Payment | null): PaymentWords | null => {
  const shared = use(SharedWordsContext);
  return payment === null ? null : (payment.words ?? shared);
};

type WithPaymentWordsProps = { readonly words: PaymentWords | null; readonly children: ReactNode };

/** A list of cards, and below it once what its payments have in common. */
export const WithPaymentWords = ({ words, children }: WithPaymentWordsProps) => (
  <SharedWordsContext value={words}>
    {children}
    {words && (
      <details className="payment-note text-xs text-soft">
        <summary className="link">{strings.paymentMentions}</summary>
        <p className="mt-8">{words.note}</p>
      </details>
    )}
  </SharedWordsContext>
);
