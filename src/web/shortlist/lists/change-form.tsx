import type { SubmitEvent } from "react";
import { toButtonField, parseButtonField, type ListChange } from "#domain/shortlist/index.ts";
import { changeListWithMessage } from "./change-list-with-message.ts";
import { useListHrefs } from "./list-hrefs.ts";

/** Id of the form that every checkbox and button of lists names. */
export const CHANGE_FORM_ID = "listes";

const onSubmit = (event: SubmitEvent<HTMLFormElement>): void => {
  const button = event.nativeEvent.submitter;
  const change = button instanceof HTMLButtonElement ? parseButtonField(button.name, button.value) : null;
  if (change === null) return;
  event.preventDefault();
  changeListWithMessage(change, event.currentTarget.action);
};

/** Encodes the change in the name and the value of a submit button. */
export const changeButtonProps = (change: ListChange) =>
  ({ type: "submit", form: CHANGE_FORM_ID, ...toButtonField(change) }) as const;

/**
 * The form of all checkboxes and buttons that change a list, once a page: browsers look through each form of a page for
 * passwords and addresses, which takes a slow phone half a second for 24 of them. Without JavaScript it posts and
 * redirects back.
 */
export const ChangeForm = () => (
  <form id={CHANGE_FORM_ID} method="post" action={useListHrefs().change} autoComplete="off" onSubmit={onSubmit} />
);
