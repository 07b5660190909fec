import type { Crumb } from "../../../ui/breadcrumbs/breadcrumbs.tsx";
import { LeadForm, type LeadFormProps } from "../../features/lead-form/index.ts";
import { Crumbs, Main } from "../../features/page/index.ts";
import { SearchAside, type AlertSearchView } from "./search-aside.tsx";

type SearchAlertPageProps = LeadFormProps & { readonly search: AlertSearchView; readonly crumbs: readonly Crumb[] };

export const SearchAlertPage = ({ view, reply, privacyHref, search, crumbs }: SearchAlertPageProps) => (
  <Main className="wrap form-page">
    <Crumbs items={crumbs} />
    <div className="form-columns">
      <div className="stack stack-2xl form-width">
        <div className="stack">
          <h1>{view.title}</h1>
          <p>{view.intro}</p>
        </div>
        <LeadForm view={view} reply={reply} privacyHref={privacyHref} />
      </div>
      <div className="alert-aside-column">
        <SearchAside search={search} />
      </div>
    </div>
  </Main>
);
