import { InfoIcon } from "../icons/icons.tsx";

type PriceProps = {
  /** With its currency: "24 990 €". */
  readonly amount: string;
  readonly suffix?: string | undefined;
  /** The price before, struck through; said as such. */
  readonly before?: { readonly label: string; readonly amount: string } | undefined;
  readonly size?: "card" | "page";
};

/** The largest figures around; currency and suffix step back. */
export const Price = ({ amount, suffix, before, size = "card" }: PriceProps) => {
  const [, figures = amount, currency = ""] = /^(.*\d)(\s?€)$/.exec(amount) ?? [];
  return (
    <span className={`price price-${size}`}>
      {before && (
        <s className="price-before">
          <span className="sr-only">{before.label} </span>
          {before.amount}
        </s>
      )}
      <span className="price-amount">
        {figures}
        {currency && <span className="price-unit">{currency}</span>}
        {suffix && <span className="price-suffix"> {suffix}</span>}
      </span>
    </span>
  );
};

type MonthlyProps = {
  readonly amount: string;
  readonly unit: string;
  /** The popover that holds the conditions. */
  readonly popoverId: string;
  /** What the sign says to who cannot see it: "voir les conditions". */
  readonly infoLabel: string;
};

/** A monthly price never stands without its conditions: the button opens them. */
export const Monthly = ({ amount, unit, popoverId, infoLabel }: MonthlyProps) => (
  <button type="button" popoverTarget={popoverId} className="monthly">
    <span className="figures">{amount}</span>
    <span className="monthly-unit">{unit}</span>
    <span className="sr-only">, {infoLabel}</span>
    <InfoIcon className="icon-s" />
  </button>
);
