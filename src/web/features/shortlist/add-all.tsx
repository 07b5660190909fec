import type { ListName } from "#domain/shortlist/index.ts";
import { Button } from "../../../ui/button/button.tsx";
import { listPageStrings as words } from "../../strings/list-pages.ts";
import { asks, ChangeForm } from "./change-form.tsx";
import { useList } from "./kept-lists.ts";
import { useListHrefs } from "./list-hrefs.ts";

/** Takes a shared list over into one's own; leads there once everything is in it. */
export const AddAll = ({ list, ids }: { readonly list: ListName; readonly ids: readonly number[] }) => {
  const own = useList(list);
  const hrefs = useListHrefs();
  if (ids.every((id) => own.includes(id)))
    return <Button variant="secondary" href={hrefs[list]} label={words[list].addedAll} />;
  return (
    <ChangeForm>
      <Button {...asks({ list, act: "add", ids })} label={words[list].addAll} />
    </ChangeForm>
  );
};
