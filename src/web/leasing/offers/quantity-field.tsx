import { offerStrings as strings } from "./lease-offer-cards-strings.ts";

/** Id of the form for the quantities on a page. */
export const FLEET_FORM = "flotte";

type QuantityFieldProps = {
  readonly name: string;
  readonly title: string;
  readonly quantity?: string;
  readonly error?: string | undefined;
  /** Id of the form, where the field stands outside of it. */
  readonly form?: string;
};

/** How many of an offer. Empty: none. */
export const QuantityField = ({ name, title, quantity = "", error, form }: QuantityFieldProps) => (
  <label className="fleet-quantity row fit gap-8 text-s">
    <span>
      {strings.quantity}
      <span className="sr-only"> {strings.quantityOf(title)}</span>
    </span>
    <input
      className="input figures"
      type="number"
      inputMode="numeric"
      min={0}
      max={99}
      name={name}
      form={form}
      defaultValue={quantity}
      placeholder="0"
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${name}-error` : undefined}
    />
  </label>
);
