import { Button } from "../../../ui/button/button.tsx";
import { EmptyState } from "../../../ui/empty-state/empty-state.tsx";
import { Link } from "../../../ui/link/link.tsx";
import { nonBreakingTitle } from "../../../ui/non-breaking-title.tsx";
import { modelListStrings as strings } from "../strings/models-strings.ts";
import { ChoiceFilters } from "../../platform/choice-filters/index.ts";
import { ModelCard } from "../card/model-card.tsx";
import type { ModelListView } from "./model-list-view.ts";
import "./model-list.css";
import { Crumbs, Main, pageMeta } from "../../platform/page/index.ts";
import type { Route } from "./+types/route";

export { loader } from "./loader.server.ts";

export const meta: Route.MetaFunction = ({ loaderData, matches, location }) =>
  pageMeta(
    matches,
    location,
    loaderData ? { ...loaderData, title: loaderData.view.title } : { title: null, noindex: true },
  );

type ViewProps = { readonly view: ModelListView };

const Cards = ({ view }: ViewProps) => (
  <ul className="vehicle-grid">
    {view.cards.map((card, index) => (
      <li key={card.href} className="cell">
        <ModelCard card={card} heading="h2" eager={index === 0} />
      </li>
    ))}
  </ul>
);

const NoModels = ({ view }: ViewProps) => (
  <EmptyState title={strings.none} text={strings.noneText}>
    {view.clear && <Button variant="secondary" href={view.clear.href} label={view.clear.label} />}
  </EmptyState>
);

const ModelListPage = ({ view }: ViewProps) => (
  <Main className="wrap model-list">
    <Crumbs items={view.crumbs} />
    <h1>{nonBreakingTitle(view.title)}</h1>
    <ChoiceFilters view={view} label={strings.filters} anchor={null} />
    <p className="model-found" role="status">
      {view.countLabel}
      {view.clear && view.cards.length > 0 && (
        <Link href={view.clear.href} className="model-filters-clear">
          {view.clear.label}
        </Link>
      )}
    </p>
    {view.cards.length > 0 ? <Cards view={view} /> : <NoModels view={view} />}
  </Main>
);

const ModelList = ({ loaderData }: Route.ComponentProps) => <ModelListPage view={loaderData.view} />;

export default ModelList;
