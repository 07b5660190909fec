import { classNames } from "../../../ui/class-names.ts";
import type { KeyAttribute } from "../details/key-attributes.ts";

type AttributesProps = { readonly attributes: readonly KeyAttribute[] };

const Attribute = ({ attribute, className }: { readonly attribute: KeyAttribute; readonly className?: string }) => (
  <div className={className}>
    <dt>{attribute.label}</dt>
    <dd>
      {attribute.value}
      {attribute.unit && <span className="key-unit">&nbsp;{attribute.unit}</span>}
      {attribute.note && <span className="key-note mt-4 own-line text-xs leading-s text-soft">{attribute.note}</span>}
    </dd>
  </div>
);

/** Year, mileage and power below the price, in the single-column layout. */
export const PrimaryAttributes = ({ attributes }: AttributesProps) => {
  const visible = attributes.filter(({ primary }) => primary);
  if (visible.length === 0) return null;
  return (
    <dl className="offer-facts">
      {visible.map((attribute) => (
        <Attribute key={attribute.label} attribute={attribute} />
      ))}
    </dl>
  );
};

/** Large figures; the single-column layout omits those below the price. */
export const KeyAttributes = ({ attributes }: AttributesProps) => (
  <dl className="key-facts">
    {attributes.map((attribute) => (
      <Attribute
        key={attribute.label}
        attribute={attribute}
        className={classNames(attribute.primary && "key-facts-primary")}
      />
    ))}
  </dl>
);
