/** Loader data of a page, by route. */
export type PageData = {
  /** Path and query. */
  readonly page: string;
  /** By the id of the route. */
  readonly values: Readonly<Record<string, unknown>>;
};

export type PageMemory = {
  /** `key`: of the entry in the browser's history. */
  readonly remember: (key: string, data: PageData) => void;
  readonly recall: (key: string) => PageData | undefined;
};

/** Stores the data of the last pages, at most `maxBytes` as JSON; the oldest are evicted first. */
export const createPageMemory = (maxBytes: number): PageMemory => {
  const pages = new Map<string, { readonly data: PageData; readonly bytes: number }>();
  let total = 0;
  const forget = (key: string): void => {
    total -= pages.get(key)?.bytes ?? 0;
    pages.delete(key);
  };
  return {
    remember(key, data) {
      forget(key);
      const bytes = JSON.stringify(data.values).length;
      pages.set(key, { data, bytes });
      total += bytes;
      for (const oldest of pages.keys()) {
        if (total <= maxBytes) break;
        forget(oldest);
      }
    },
    recall: (key) => pages.get(key)?.data,
  };
};
