import type { ReactNode } from "react";

export type DescriptionItem = { readonly label: string; readonly value: ReactNode };

/** Two columns where the width allows. */
export const DescriptionList = ({
  items,
  columns = 1,
}: {
  readonly items: readonly DescriptionItem[];
  readonly columns?: 1 | 2;
}) => (
  <dl className={columns === 2 ? "facts facts-2" : "facts"}>
    {items.map((item) => (
      <div key={item.label}>
        <dt>{item.label}</dt>
        <dd>{item.value}</dd>
      </div>
    ))}
  </dl>
);
