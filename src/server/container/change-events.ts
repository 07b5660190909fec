import type { CacheTag } from "#application/site/index.ts";

/** Announces changes of data that pages show. */
export type ChangeEvents = {
  readonly onChange: (listener: (tag: CacheTag) => void) => void;
  readonly emitChange: (tag: CacheTag) => void;
};

export const createChangeEvents = (): ChangeEvents => {
  const listeners: ((tag: CacheTag) => void)[] = [];
  return {
    onChange: (listener) => void listeners.push(listener),
    emitChange(tag) {
      for (const listener of listeners) listener(tag);
    },
  };
};
