import { createContext, type ReactNode, use } from "react";
import { type Cents, formatEuros } from "#domain/shared/money.ts";
import { vehicleStrings as strings } from "../strings/vehicles-strings.ts";

/** An amount, or a rate as it is written. Null where the payment has none: its line is left out. */
export type PaymentFigure = Cents | string | null;

/** What the law requires beside a payment, without its figures: the same for all vehicles of a list. */
export type PaymentWords = {
  /** What the payment is: "en location avec option d’achat". */
  readonly name: string;
  /** Lines with a tab between label and figure; `{2}` stands for the third figure. */
  readonly lines: string;
  /** Lessor, role of the group and what the payment leaves out. */
  readonly note: string;
};

type Payment = { readonly figures: readonly PaymentFigure[]; readonly words?: PaymentWords | undefined };

const formatFigure = (figure: Cents | string): string => (typeof figure === "string" ? figure : formatEuros(figure));

/** The complete lines of a payment. */
export const paymentLines = ({ lines }: PaymentWords, figures: readonly PaymentFigure[]): string =>
  lines
    .split("\n")
    .flatMap((line) => {
      const [, index] = /\{(\d+)\}/.exec(line) ?? [];
      if (index === undefined) return [line];
      const figure = figures[Number(index)] ?? null;
      return figure === null ? [] : [line.replace(`{${index}}`, formatFigure(figure))];
    })
    .join("\n");

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
