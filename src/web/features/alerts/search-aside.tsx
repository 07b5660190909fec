import { Link } from "../../../ui/link/link.tsx";
import { alertStrings } from "../../strings/alerts.ts";

const words = alertStrings.search;

/** The search that an alert is asked for. */
export type SearchView = {
  readonly name: string;
  /** "37 véhicules". */
  readonly count: string;
  readonly href: string;
};

/** What the alert will look for, beside its form. */
export const SearchAside = ({ search }: { readonly search: SearchView }) => (
  <aside aria-label={words.about} className="grid gap-1 border-l-2 border-line pl-5">
    <p className="text-s text-soft">{words.about}</p>
    <p className="text-l font-semibold">{search.name}</p>
    <p className="text-s text-soft">{words.today(search.count)}</p>
    <p className="mt-2">
      <Link href={search.href}>{words.see}</Link>
    </p>
  </aside>
);
