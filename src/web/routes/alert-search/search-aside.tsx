import { Link } from "../../../ui/link/link.tsx";
import { alertStrings } from "../../strings/alerts.ts";

const strings = alertStrings.search;

export type AlertSearchView = {
  readonly name: string;
  /** "37 véhicules". */
  readonly count: string;
  readonly href: string;
};

export const SearchAside = ({ search }: { readonly search: AlertSearchView }) => (
  <aside aria-label={strings.about} className="stack stack-xs alert-aside">
    <p className="text-s text-soft">{strings.about}</p>
    <p className="text-l strong">{search.name}</p>
    <p className="text-s text-soft">{strings.today(search.count)}</p>
    <p className="alert-aside-link">
      <Link href={search.href}>{strings.see}</Link>
    </p>
  </aside>
);
