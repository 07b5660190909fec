import { useSyncExternalStore } from "react";
import type { ListName } from "#domain/shortlist/index.ts";
import { createObservable } from "./observable.ts";

/** What was done to a list, in words. */
export type Said = {
  readonly text: string;
  /** `quiet`: the page shows it anyway, only screen readers need the words. */
  readonly tone: "quiet" | "info" | "error";
  /** The list as it was before. */
  readonly undo: { readonly list: ListName; readonly ids: readonly number[] } | null;
};

const said = createObservable<Said | null>(null);

export const say = said.set;

export const useSaid = (): Said | null => useSyncExternalStore(said.follow, said.get, () => null);
