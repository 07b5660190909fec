import { parsePosition } from "#domain/geo/position.ts";
import { deviceStorage } from "../../platform/storage/index.ts";
import { STORAGE_KEY } from "./storage-key.ts";

/** A search and its result. */
export type SearchResult = {
  /** Query string without its question mark. */
  readonly search: string;
  readonly total: number;
  /** Description of the filters; null if they have none. */
  readonly subject: string | null;
  /** Free text; "" without one. */
  readonly q: string;
};

/** The saved search as text; "" without one, or if storage is not available. */
export const readSavedSearch = (): string => deviceStorage.read(STORAGE_KEY) ?? "";

const isAroundPosition = (search: string): boolean => {
  const origin = new URLSearchParams(search).get("near");
  return origin !== null && parsePosition(origin) !== null;
};

/** Skips searches without filters or results, and searches around the position of the device, which changes. */
export const saveSearch = ({ search, total, subject, q }: SearchResult): void => {
  const label = subject ?? q;
  if (total === 0 || label === "" || isAroundPosition(search)) return;
  deviceStorage.write(STORAGE_KEY, JSON.stringify([search, label, Date.now()]));
};

export const removeSavedSearch = (): void => deviceStorage.remove(STORAGE_KEY);
