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
  <aside aria-label={strings.about} className="grid gap-1 border-l-2 border-line pl-5">
    <p className="text-s text-soft">{strings.about}</p>
    <p className="text-l font-semibold">{search.name}</p>
    <p className="text-s text-soft">{strings.today(search.count)}</p>
    <p className="mt-2">
      <Link href={search.href}>{strings.see}</Link>
    </p>
  </aside>
);
