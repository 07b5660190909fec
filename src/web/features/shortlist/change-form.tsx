import type { ReactNode, SubmitEvent } from "react";
import { changeField, changeOfField, type ListChange } from "#domain/shortlist/index.ts";
import { askChange } from "./ask-change.ts";
import { useListHrefs } from "./list-hrefs.ts";

const onSubmit = (event: SubmitEvent<HTMLFormElement>): void => {
  const button = event.nativeEvent.submitter;
  const change = button instanceof HTMLButtonElement ? changeOfField(button.name, button.value) : null;
  if (change === null) return;
  event.preventDefault();
  askChange(change);
};

/** Name and value of a button that asks for this change. */
export const asks = (change: ListChange) => ({ type: "submit", ...changeField(change) }) as const;

/** Buttons that change a list: in place with scripts, by a post that leads back here without. */
export const ChangeForm = ({ children, className }: { readonly children: ReactNode; readonly className?: string }) => (
  <form method="post" action={useListHrefs().change} onSubmit={onSubmit} className={className}>
    {children}
  </form>
);
