import { createContext, use, useSyncExternalStore } from "react";
import {
  applyListChange,
  readListCookie,
  LIST_NAMES,
  writeListCookie,
  writeIds,
  type ListChange,
  type ListName,
} from "#domain/shortlist/index.ts";
import { createObservable } from "#domain/shared/index.ts";
import { createTabChannel } from "../../platform/tab-channel/index.ts";

export type Lists = Readonly<Record<ListName, readonly number[]>>;

const NONE: Lists = { favourites: [], compare: [] };

/** The visitor's lists on a page rendered for one visitor; null on other pages, which are cached for all visitors. */
export const ServerListsContext = createContext<Lists | null>(null);

export const readLists = (cookies: string | null): Lists => {
  const read = (name: ListName): readonly number[] => readListCookie(cookies, name).ids;
  return { favourites: read("favourites"), compare: read("compare") };
};

const lists = createObservable(NONE);

/** Rereads the cookies, which another tab or the server may have changed. */
export const reloadLists = (): void => {
  const current = lists.get();
  const next = readLists(document.cookie);
  if (LIST_NAMES.some((name) => writeIds(next[name]) !== writeIds(current[name]))) lists.set(next);
};

const tabs = createTabChannel("listes", reloadLists);

const subscribe = (listener: () => void): (() => void) => {
  const unsubscribe = lists.subscribe(listener);
  tabs.watch();
  return unsubscribe;
};

export const listIds = (name: ListName): readonly number[] => lists.get()[name];

/** Saves a list in its cookie and notifies the other tabs. */
export const saveList = (name: ListName, ids: readonly number[]): void => {
  document.cookie = writeListCookie(name, ids, location.protocol === "https:");
  reloadLists();
  tabs.notify();
};

/** False if the list is full. */
export const changeSavedList = (change: ListChange): boolean => {
  reloadLists();
  const next = applyListChange(listIds(change.list), change);
  if (next.ok) saveList(change.list, next.value);
  return next.ok;
};

/** Ids in a list; until hydration those of `ServerListsContext`. */
export const useList = (name: ListName): readonly number[] => {
  const server = use(ServerListsContext) ?? NONE;
  return useSyncExternalStore(
    subscribe,
    () => listIds(name),
    () => server[name],
  );
};
