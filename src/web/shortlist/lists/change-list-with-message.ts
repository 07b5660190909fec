import { type ListChange, type ListName, SEEN_FIELD } from "#domain/shortlist/index.ts";
import { shortlistStrings as strings } from "./shortlist-strings.ts";
import { changeSavedList, listIds, saveList } from "./list-store.ts";
import { useSyncExternalStore } from "react";
import { createObservable } from "#domain/shared/index.ts";

/** Lets the server remember what the visitor sees of new favourites. Without an answer the next view of them does. */
const rememberSeen = (address: string): void => {
  const body = new URLSearchParams({ [SEEN_FIELD]: "1" });
  void fetch(address, { method: "POST", body, keepalive: true }).catch(() => undefined);
};

/** Message about the last change of a list. */
type ListMessage = {
  readonly text: string;
  /** `quiet`: for screen readers only, because the page already shows the change. */
  readonly tone: "quiet" | "info" | "error";
  /** The list before the change. */
  readonly undo: { readonly list: ListName; readonly ids: readonly number[] } | null;
};

const message = createObservable<ListMessage | null>(null);

export const showListMessage = message.set;

export const useListMessage = (): ListMessage | null =>
  useSyncExternalStore(message.subscribe, message.get, () => null);

/** Changes a list and displays a message with the result. `address`: the target of the forms of lists. */
export const changeListWithMessage = (change: ListChange, address: string): void => {
  const { list, action, ids } = change;
  const before = listIds(list);
  if (!changeSavedList(change)) showListMessage({ text: strings.full[list], tone: "error", undo: null });
  else if (action === "add") {
    showListMessage({ text: strings.added[list](ids.length), tone: "quiet", undo: null });
    if (list === "favourites") rememberSeen(address);
  } else showListMessage({ text: strings.removed[list](ids.length), tone: "info", undo: { list, ids: before } });
};

export const undoListChange = ({ undo }: ListMessage): void => {
  if (undo) saveList(undo.list, undo.ids);
  showListMessage(null);
};
