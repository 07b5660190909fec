import type { ListName } from "#domain/shortlist/index.ts";
import { Button } from "../../../ui/button/button.tsx";
import { listPageStrings as strings } from "./list-pages-strings.ts";
import { changeButtonProps } from "../lists/change-form.tsx";
import { useList } from "../lists/list-store.ts";
import { useListHrefs } from "../lists/list-hrefs.ts";

/** Adds a shared list to the visitor's own list; links to it once it contains all vehicles. */
export const AddAllButton = ({ list, ids }: { readonly list: ListName; readonly ids: readonly number[] }) => {
  const ownIds = useList(list);
  const hrefs = useListHrefs();
  if (ids.every((id) => ownIds.includes(id)))
    return <Button variant="secondary" href={hrefs[list]} label={strings[list].addedAll} />;
  return <Button {...changeButtonProps({ list, action: "add", ids })} label={strings[list].addAll} />;
};
