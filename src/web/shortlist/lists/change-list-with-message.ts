import type { ListChange } from "#domain/shortlist/index.ts";
import { shortlistStrings as strings } from "./shortlist-strings.ts";
import { changeSavedList, listIds, saveList } from "./list-store.ts";
import { showListMessage, type ListMessage } from "./list-message.ts";

/** Changes a list and displays a message with the result. */
export const changeListWithMessage = (change: ListChange): void => {
  const { list, action, ids } = change;
  const before = listIds(list);
  if (!changeSavedList(change)) showListMessage({ text: strings.full[list], tone: "error", undo: null });
  else if (action === "add") showListMessage({ text: strings.added[list](ids.length), tone: "quiet", undo: null });
  else showListMessage({ text: strings.removed[list](ids.length), tone: "info", undo: { list, ids: before } });
};

export const undoListChange = ({ undo }: ListMessage): void => {
  if (undo) saveList(undo.list, undo.ids);
  showListMessage(null);
};
