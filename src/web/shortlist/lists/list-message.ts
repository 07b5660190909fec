import { useSyncExternalStore } from "react";
import type { ListName } from "#domain/shortlist/index.ts";
import { createObservable } from "#domain/shared/index.ts";

/** Message about the last change of a list. */
export type ListMessage = {
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
