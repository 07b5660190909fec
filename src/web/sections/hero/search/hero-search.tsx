import { Form } from "react-router";
import type { SectionOf } from "#domain/content/index.ts";
import { Button } from "../../../../ui/button/button.tsx";
import { startQuickSearch } from "../../../platform/analytics/index.ts";
import { LastSearch, QuickSearch } from "../../../stock/index.ts";
import { heroStrings as strings } from "./hero-strings.ts";

export type HeroSearchProps = {
  readonly search: NonNullable<SectionOf<"hero">["search"]>;
  readonly action: string;
  readonly stockCount: string;
};

export const HeroSearch = ({ search, action, stockCount }: HeroSearchProps) => (
  <search className="hero-search no-print">
    <Form method="get" action={action} onSubmit={startQuickSearch}>
      <QuickSearch id="recherche-accueil" label={search.label} hint={search.hint} />
      <Button type="submit" size="large" label={search.submit} />
    </Form>
    <p className="mt-10 text-s text-soft">{strings.inStock(stockCount)}</p>
    <LastSearch action={action} />
  </search>
);
