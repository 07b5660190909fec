import type { ReactNode, SubmitEvent } from "react";
import { toButtonField, parseButtonField, type ListChange } from "#domain/shortlist/index.ts";
import { changeListWithMessage } from "./change-list-with-message.ts";
import { useListHrefs } from "./list-hrefs.ts";

const onSubmit = (event: SubmitEvent<HTMLFormElement>): void => {
  const button = event.nativeEvent.submitter;
  const change = button instanceof HTMLButtonElement ? parseButtonField(button.name, button.value) : null;
  if (change === null) return;
  event.preventDefault();
  changeListWithMessage(change);
};

/** Encodes the change in the name and the value of a submit button. */
export const changeButtonProps = (change: ListChange) => ({ type: "submit", ...toButtonField(change) }) as const;

/** Form of the buttons that change a list. Without JavaScript it posts and redirects back. */
export const ChangeForm = ({ children, className }: { readonly children: ReactNode; readonly className?: string }) => (
  <form method="post" action={useListHrefs().change} onSubmit={onSubmit} className={className}>
    {children}
  </form>
);
