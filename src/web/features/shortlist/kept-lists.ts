import { useSyncExternalStore } from "react";
import {
  changeList,
  keptList,
  LIST_NAMES,
  listCookie,
  writeIds,
  type ListChange,
  type ListName,
} from "#domain/shortlist/index.ts";
import { createObservable } from "./observable.ts";

type Lists = Readonly<Record<ListName, readonly number[]>>;

/** What the server shows to everybody: pages are kept, and the marks are the browser's. */
const NONE: Lists = { favourites: [], compare: [] };

const lists = createObservable(NONE);

/** Reads the cookies again: another tab or the server may have written them. */
export const lookAgain = (): void => {
  const before = lists.get();
  const now = (name: ListName): readonly number[] => keptList(document.cookie, name).ids;
  const next = { favourites: now("favourites"), compare: now("compare") };
  if (LIST_NAMES.some((name) => writeIds(next[name]) !== writeIds(before[name]))) lists.set(next);
};

let channel: BroadcastChannel | null = null;

/** Tabs tell each other at once; who was asleep looks when it is seen again. */
const watch = (): void => {
  if (channel !== null) return;
  channel = new BroadcastChannel("listes");
  channel.addEventListener("message", lookAgain);
  document.addEventListener("visibilitychange", lookAgain);
  window.addEventListener("pageshow", lookAgain);
  lookAgain();
};

const follow = (listener: () => void): (() => void) => {
  const stop = lists.follow(listener);
  watch();
  return stop;
};

export const idsOf = (name: ListName): readonly number[] => lists.get()[name];

/** Keeps a list as given, in this browser and in its other tabs. */
export const keepList = (name: ListName, ids: readonly number[]): void => {
  document.cookie = listCookie(name, ids, location.protocol === "https:");
  lookAgain();
  channel?.postMessage(name);
};

/** Changes a list; false where it is full. */
export const changeKept = (change: ListChange): boolean => {
  lookAgain();
  const next = changeList(idsOf(change.list), change);
  if (next.ok) keepList(change.list, next.value);
  return next.ok;
};

/** A list as it stands in this browser; empty while the page is still the server's. */
export const useList = (name: ListName): readonly number[] =>
  useSyncExternalStore(
    follow,
    () => idsOf(name),
    () => NONE[name],
  );

/** Whether scripts have taken over from the server's page. */
export const useAwake = (): boolean =>
  useSyncExternalStore(
    follow,
    () => true,
    () => false,
  );
