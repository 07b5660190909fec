import { readSharedIds, writeIds } from "#domain/shortlist/index.ts";
import { tabStorage } from "../../platform/storage/index.ts";

/** Session storage key. */
const STORAGE_KEY = "vus";

/** One row of six and the current vehicle. */
const MAX_IDS = 7;

const listeners = new Set<() => void>();

export const onViewedChange = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Stored ids as text, comparable by value. Empty if storage is not available. */
export const readViewedText = (): string => tabStorage.read(STORAGE_KEY) ?? "";

export const parseViewedIds = (text: string): readonly number[] => readSharedIds(text, MAX_IDS);

const saveIds = (ids: readonly number[]): void => {
  tabStorage.write(STORAGE_KEY, writeIds(ids.slice(0, MAX_IDS)));
  for (const listener of listeners) listener();
};

/** Inserts at the front. */
export const addViewed = (id: number): void =>
  saveIds([id, ...parseViewedIds(readViewedText()).filter((other) => other !== id)]);

export const removeViewed = (ids: readonly number[]): void =>
  saveIds(parseViewedIds(readViewedText()).filter((id) => !ids.includes(id)));
