import type { ListName } from "#domain/shortlist/index.ts";
import { CompareIcon, HeartIcon } from "../../../ui/icons/icons.tsx";
import { Anchor } from "../../../ui/link/link.tsx";
import { shortlistStrings } from "../../strings/shortlist.ts";
import { useList } from "./kept-lists.ts";
import { useListHrefs } from "./list-hrefs.ts";

const words = shortlistStrings.links;

const SIGNS = { favourites: HeartIcon, compare: CompareIcon } as const;

const ListLink = ({ list }: { readonly list: ListName }) => {
  const count = useList(list).length;
  const Sign = SIGNS[list];
  return (
    <li>
      <Anchor href={useListHrefs()[list]} className="round list-link">
        <Sign />
        <span className="sr-only">
          {words[list]}
          {count > 0 && `, ${words.vehicles(count)}`}
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

/** The ways to both lists, with how much is in them once the browser has said so. */
export const ListLinks = () => (
  <ul aria-label={words.label} className="list-links">
    <ListLink list="compare" />
    <ListLink list="favourites" />
  </ul>
);
