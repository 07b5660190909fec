import { SEEN_FIELD, type ListChange } from "#domain/shortlist/index.ts";
import { shortlistStrings as strings } from "./shortlist-strings.ts";
import { changeSavedList, listIds, saveList } from "./list-store.ts";
import { showListMessage, type ListMessage } from "./list-message.ts";

/** Lets the server remember what the visitor sees of new favourites. Without an answer the next view of them does. */
const rememberSeen = (address: string): void => {
  const body = new URLSearchParams({ [SEEN_FIELD]: "1" });
  void fetch(address, { method: "POST", body, keepalive: true }).catch(() => undefined);
};

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
