import { classNames } from "../class-names.ts";

type PriceProps = {
  /** With currency: "24 990 €". */
  readonly amount: string;
  readonly suffix?: string | undefined;
  /** Previous price, struck through after a label that says what it is. */
  readonly before?: { readonly label: string; readonly amount: string } | undefined;
  readonly size?: "card" | "page";
  /** Grey: the price of what cannot be bought now. */
  readonly muted?: boolean;
};

/** Currency and suffix are smaller than the figures. */
export const Price = ({ amount, suffix, before, size = "card", muted = false }: PriceProps) => {
  const [, figures = amount, currency = ""] = /^(.*\d)(\s?€)$/.exec(amount) ?? [];
  return (
    <span className={classNames("price", size === "page" && "price-page", muted && "price-muted")}>
      {before && (
        <span className="price-before">
          {before.label} <s>{before.amount}</s>
        </span>
      )}
      <span className="price-amount">
        {figures}
        {currency && <small>{currency}</small>}
        {suffix && <span className="price-suffix"> {suffix}</span>}
      </span>
    </span>
  );
};

type MonthlyProps = {
  readonly amount: string;
  readonly unit: string;
  /** What the payment is, as the end of its sentence: "en location avec option d’achat". */
  readonly name: string;
  /** Id of the popover with the conditions. */
  readonly popoverId: string;
  /** Accessible name of the icon: "voir les conditions". */
  readonly infoLabel: string;
};

/** The button opens the conditions, which the law requires beside a monthly payment. */
export const Monthly = ({ amount, unit, name, popoverId, infoLabel }: MonthlyProps) => (
  <button type="button" popoverTarget={popoverId} className="monthly">
    {amount}
    <small>{unit}</small> <small className="monthly-name">{name}</small>
    <span className="sr-only">{`, ${infoLabel}`}</span>
  </button>
);
