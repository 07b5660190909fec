/** Texts by name that the browser keeps for this site. No method throws. */
export type StoredTexts = {
  /** Null without such a text, and if storage is not available. */
  readonly read: (name: string) => string | null;
  /** False if the text was not stored: storage is full or not available. */
  readonly write: (name: string, text: string) => boolean;
  readonly remove: (name: string) => void;
  readonly names: () => readonly string[];
};

/**
 * Browsers that block site data throw at the property itself, web views without storage have `null` there, and a full
 * storage throws when it is written to.
 */
const createStoredTexts = (open: () => Storage | null): StoredTexts => {
  const attempt = <T>(work: (storage: Storage) => T, otherwise: T): T => {
    try {
      const storage = open();
      return storage === null ? otherwise : work(storage);
    } catch {
      return otherwise;
    }
  };
  return {
    read: (name) => attempt((storage) => storage.getItem(name), null),
    write: (name, text) =>
      attempt((storage) => {
        storage.setItem(name, text);
        return true;
      }, false),
    remove: (name) => attempt((storage) => storage.removeItem(name), undefined),
    names: () => attempt((storage) => Object.keys(storage), []),
  };
};

/** Until the visitor deletes them, for all tabs. */
export const deviceStorage = createStoredTexts(() => localStorage);

/** Until the tab is closed, for this tab. */
export const tabStorage = createStoredTexts(() => sessionStorage);
