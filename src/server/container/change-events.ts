import type { CacheTag } from "#application/site/index.ts";
import { inBackground } from "#domain/shared/index.ts";

/** Emits changes of the data that pages display. */
type ChangeEvents = {
  readonly onChange: (listener: (tag: CacheTag) => unknown) => void;
  readonly emitChange: (tag: CacheTag) => void;
};

/** A failing listener does not affect the others. */
export const createChangeEvents = (onError: (error: unknown) => void): ChangeEvents => {
  const listeners: ((tag: CacheTag) => unknown)[] = [];
  return {
    onChange: (listener) => void listeners.push(listener),
    emitChange(tag) {
      for (const listener of listeners) inBackground(() => listener(tag), onError);
    },
  };
};
