import type { ListName } from "#domain/shortlist/index.ts";
import { CompareIcon, HeartIcon } from "../../../ui/icons/icons.tsx";
import { Anchor } from "../../../ui/link/link.tsx";
import { shortlistStrings } from "./shortlist-strings.ts";
import { useList } from "./list-store.ts";
import { useListHrefs } from "./list-hrefs.ts";

const strings = shortlistStrings.links;

const ICONS = { favourites: HeartIcon, compare: CompareIcon } as const;

const ListLink = ({ list }: { readonly list: ListName }) => {
  const count = useList(list).length;
  const Icon = ICONS[list];
  return (
    <li>
      <Anchor href={useListHrefs()[list]} className="round list-link">
        <Icon />
        <span className="sr-only">
          {strings[list]}
          {count > 0 && `, ${strings.vehicles(count)}`}
        </span>
        {count > 0 && (
          <span aria-hidden="true" className="list-count">
            {count}
          </span>
        )}
      </Anchor>
    </li>
  );
};

/** Links to both lists, with their counts after hydration. */
export const ListLinks = () => (
  <ul aria-label={strings.label} className="list-links">
    <ListLink list="compare" />
    <ListLink list="favourites" />
  </ul>
);
