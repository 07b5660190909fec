import { type Cents, formatEuros } from "#domain/shared/money.ts";

/** An amount, or a rate as it is written. Null where the payment has none: its line is left out. */
export type PaymentFigure = Cents | string | null;

/** What the law requires beside a payment, without its figures: the same for all vehicles of a list. */
export type PaymentWords = {
  /** What the payment is: "en location avec option d’achat". */
  readonly name: string;
  /** Lines with a tab between label and figure; `{2}` stands for the third figure, `{9|48 mois}` for the tenth or this text. */
  readonly lines: string;
  /** Lessor, role of the group and what the payment leaves out. */
  readonly note: string;
};

const formatFigure = (figure: Cents | string): string => (typeof figure === "string" ? figure : formatEuros(figure));

const PLACE = /\{(\d+)(?:\|([^{}]*))?\}/g;

/** The complete lines of a payment. */
export const paymentLines = ({ lines }: PaymentWords, figures: readonly PaymentFigure[]): string =>
  lines
    .split("\n")
    .flatMap((line) => {
      const figureAt = (index: string, usual: string | undefined) => figures[Number(index)] ?? usual ?? null;
      const isWhole = [...line.matchAll(PLACE)].every(([, index = "", usual]) => figureAt(index, usual) !== null);
      if (!isWhole) return [];
      return [line.replaceAll(PLACE, (_, index, usual) => formatFigure(figureAt(index, usual) ?? ""))];
    })
    .join("\n");
