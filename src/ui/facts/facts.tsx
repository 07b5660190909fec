import type { ReactNode } from "react";

export type Fact = { readonly label: string; readonly value: ReactNode };

/** Names and values on hairlines, two columns where there is room. */
export const Facts = ({ facts, columns = 1 }: { readonly facts: readonly Fact[]; readonly columns?: 1 | 2 }) => (
  <dl className={columns === 2 ? "facts facts-2" : "facts"}>
    {facts.map((fact) => (
      <div key={fact.label}>
        <dt>{fact.label}</dt>
        <dd>{fact.value}</dd>
      </div>
    ))}
  </dl>
);
