import type { Crumb } from "../../../ui/breadcrumbs/breadcrumbs.tsx";
import { LeadForm, type LeadFormProps } from "../../features/lead-form/index.ts";
import { Crumbs, Main } from "../../features/page/index.ts";
import { SearchAside, type AlertSearchView } from "./search-aside.tsx";

type SearchAlertPageProps = LeadFormProps & { readonly search: AlertSearchView; readonly crumbs: readonly Crumb[] };

export const SearchAlertPage = ({ view, reply, privacyHref, search, crumbs }: SearchAlertPageProps) => (
  <Main className="wrap pb-16">
    <Crumbs items={crumbs} />
    <div className="grid gap-10 desk:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] desk:gap-20">
      <div className="grid max-w-[640px] gap-8">
        <div className="grid gap-3">
          <h1>{view.title}</h1>
          <p>{view.intro}</p>
        </div>
        <LeadForm view={view} reply={reply} privacyHref={privacyHref} />
      </div>
      <div className="max-desk:order-first">
        <SearchAside search={search} />
      </div>
    </div>
  </Main>
);
