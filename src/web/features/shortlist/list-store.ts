import { useSyncExternalStore } from "react";
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
import { createTabChannel } from "../tab-channel/index.ts";

type Lists = Readonly<Record<ListName, readonly number[]>>;

/** The server renders empty lists for everybody, because its pages are cached. */
const NONE: Lists = { favourites: [], compare: [] };

const lists = createObservable(NONE);

/** Reads the cookies again, which another tab or the server may have changed. */
export const reloadLists = (): void => {
  const current = lists.get();
  const read = (name: ListName): readonly number[] => readListCookie(document.cookie, name).ids;
  const next = { favourites: read("favourites"), compare: read("compare") };
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

/** False when the list is full. */
export const changeSavedList = (change: ListChange): boolean => {
  reloadLists();
  const next = applyListChange(listIds(change.list), change);
  if (next.ok) saveList(change.list, next.value);
  return next.ok;
};

/** Ids of a list; empty until hydration. */
export const useList = (name: ListName): readonly number[] =>
  useSyncExternalStore(
    subscribe,
    () => listIds(name),
    () => NONE[name],
  );

/** False in the server's HTML and until hydration. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
