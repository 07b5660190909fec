import { FieldError } from "../../../ui/field/field.tsx";
import { Link } from "../../../ui/link/link.tsx";
import { nonBreakingTitle } from "../../../ui/non-breaking-title.tsx";
import type { FleetOfferView } from "./fleet-page-view.ts";
import { QuantityField } from "../offers/quantity-field.tsx";

/** Offers with their quantities. */
export const FleetLines = ({
  label,
  offers,
}: {
  readonly label: string;
  readonly offers: readonly FleetOfferView[];
}) => (
  <ul aria-label={label}>
    {offers.map(({ name, href, title, trim, terms, monthly, benefit, quantity, error }) => (
      <li key={name} className="fleet-line py-12 line-below">
        <div className="stack gap-2">
          <p className="strong">
            <Link href={href}>{nonBreakingTitle(title)}</Link> {trim}
          </p>
          <p className="text-s text-soft">{terms}</p>
          <p className="text-s figures">{monthly}</p>
          {benefit && <p className="text-s">{benefit}</p>}
          <FieldError id={name} error={error} />
        </div>
        <QuantityField name={name} title={`${title} ${trim}`} quantity={quantity} error={error} />
      </li>
    ))}
  </ul>
);
