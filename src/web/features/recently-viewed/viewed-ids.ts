import { pickIds, writeIds } from "#domain/shortlist/index.ts";

/** In the tab's own memory: nobody else reads it, and it goes with the tab. */
const KEY = "vus";

/** As many as stand in a row, and the one whose page is open. */
const MOST = 7;

const listeners = new Set<() => void>();

export const onViewedChange = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** What is kept, as text: a value that can be compared. A browser that keeps nothing has seen nothing. */
export const viewedText = (): string => {
  try {
    return sessionStorage.getItem(KEY) ?? "";
  } catch {
    return "";
  }
};

export const viewedIds = (text: string): readonly number[] => pickIds(text, MOST);

const keep = (ids: readonly number[]): void => {
  try {
    sessionStorage.setItem(KEY, writeIds(ids.slice(0, MOST)));
  } catch {
    // Storage is full or forbidden: the list is a convenience.
  }
  for (const listener of listeners) listener();
};

/** The newest stands first. */
export const rememberViewed = (id: number): void =>
  keep([id, ...viewedIds(viewedText()).filter((other) => other !== id)]);

export const forgetViewed = (ids: readonly number[]): void =>
  keep(viewedIds(viewedText()).filter((id) => !ids.includes(id)));
