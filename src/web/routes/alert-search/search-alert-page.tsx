import type { Crumb } from "../../../ui/breadcrumbs/breadcrumbs.tsx";
import { LeadForm, type LeadFormProps } from "../../features/lead-form/lead-form.tsx";
import { Crumbs } from "../../features/page/crumbs.tsx";
import { Main } from "../../features/page/main.tsx";
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
