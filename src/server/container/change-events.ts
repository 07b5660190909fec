import type { CacheTag } from "#application/site/index.ts";
import { inBackground } from "#domain/shared/index.ts";

/** Announces changes of data that pages show. */
export type ChangeEvents = {
  readonly onChange: (listener: (tag: CacheTag) => unknown) => void;
  readonly emitChange: (tag: CacheTag) => void;
};

/** A listener that fails keeps the change from no other one. */
export const createChangeEvents = (onError: (error: unknown) => void): ChangeEvents => {
  const listeners: ((tag: CacheTag) => unknown)[] = [];
  return {
    onChange: (listener) => void listeners.push(listener),
    emitChange(tag) {
      for (const listener of listeners) inBackground(() => listener(tag), onError);
    },
  };
};
