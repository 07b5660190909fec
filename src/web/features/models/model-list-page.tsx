import { Form } from "react-router";
import { Button } from "../../../ui/button/button.tsx";
import { EmptyState } from "../../../ui/empty-state/empty-state.tsx";
import { Select } from "../../../ui/field/field.tsx";
import { Link } from "../../../ui/link/link.tsx";
import { modelListStrings as words } from "../../strings/models.ts";
import { Crumbs } from "../shell/crumbs.tsx";
import { Main } from "../shell/main.tsx";
import { ModelCard } from "./model-card.tsx";
import type { ModelListView } from "./model-list-view.ts";
import "./models.css";

type Part = { readonly view: ModelListView };

const EAGER = 3;

/** A plain GET form: what is chosen stands in the address. */
const Filters = ({ view }: Part) => (
  <Form method="get" action={view.action} preventScrollReset aria-label={words.filters} className="model-filters">
    {view.filters.map((filter) => (
      <Select
        // A select that is not controlled takes its value from the address when that changes.
        key={`${filter.name}=${filter.value}`}
        id={`modeles-${filter.name}`}
        label={filter.label}
        name={filter.name}
        defaultValue={filter.value}
        options={filter.options}
      />
    ))}
    <Button type="submit" variant="secondary" label={words.apply} />
  </Form>
);

const Cards = ({ view }: Part) => (
  <ul className="vehicle-grid">
    {view.cards.map((card, index) => (
      <li key={card.href} className="grid">
        <ModelCard card={card} heading="h2" eager={index < EAGER} />
      </li>
    ))}
  </ul>
);

const Nothing = ({ view }: Part) => (
  <EmptyState title={words.none} text={words.noneText}>
    {view.clear && <Button variant="secondary" href={view.clear.href} label={view.clear.label} />}
  </EmptyState>
);

/** All models of a brand, each leading to its page. */
export const ModelListPage = ({ view }: Part) => (
  <Main className="wrap model-list">
    <Crumbs items={view.crumbs} />
    <h1>{view.title}</h1>
    <Filters view={view} />
    <p className="model-found" role="status">
      {view.found}
      {view.clear && view.cards.length > 0 && (
        <Link href={view.clear.href} className="ml-4">
          {view.clear.label}
        </Link>
      )}
    </p>
    {view.cards.length > 0 ? <Cards view={view} /> : <Nothing view={view} />}
  </Main>
);
