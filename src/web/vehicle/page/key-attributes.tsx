import type { KeyAttribute } from "../details/key-attributes.ts";

type KeyAttributesProps = {
  readonly attributes: readonly KeyAttribute[];
  /** Below the pictures on desktops, below the price in the single-column layout. */
  readonly className: "key-facts" | "offer-facts";
};

export const KeyAttributes = ({ attributes, className }: KeyAttributesProps) => (
  <dl className={className}>
    {attributes.map(({ label, value, unit, note }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>
          {value}
          {unit && <span className="key-unit">&nbsp;{unit}</span>}
          {note && <span className="key-note mt-4 own-line text-xs leading-s text-soft">{note}</span>}
        </dd>
      </div>
    ))}
  </dl>
);
