import { useSyncExternalStore } from "react";
import { deviceStorage } from "../../platform/storage/index.ts";

const STORAGE_KEY = "residence";

const listeners = new Set<() => void>();

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

const read = (): string => deviceStorage.read(STORAGE_KEY) ?? "";

/** Segment of the country where the visitor lives; "": that of the site. It stays on the device. */
export const useResidence = (): string => useSyncExternalStore(subscribe, read, () => "");

export const chooseResidence = (slug: string): void => {
  if (slug === "") deviceStorage.remove(STORAGE_KEY);
  else deviceStorage.write(STORAGE_KEY, slug);
  for (const listener of listeners) listener();
};
