import type { ListChange } from "#domain/shortlist/index.ts";
import { shortlistStrings as words } from "../../strings/shortlist.ts";
import { changeKept, idsOf, keepList } from "./kept-lists.ts";
import { say, type Said } from "./said.ts";

/** Does what a visitor asks of a list and says what came of it. */
export const askChange = (change: ListChange): void => {
  const { list, act, ids } = change;
  const before = idsOf(list);
  if (!changeKept(change)) say({ text: words.full[list], tone: "error", undo: null });
  else if (act === "add") say({ text: words.added[list](ids.length), tone: "quiet", undo: null });
  else say({ text: words.removed[list](ids.length), tone: "info", undo: { list, ids: before } });
};

export const takeBack = ({ undo }: Said): void => {
  if (undo) keepList(undo.list, undo.ids);
  say(null);
};
