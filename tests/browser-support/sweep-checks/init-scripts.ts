/** Scripts of the sweep's tabs, which run in each page before its own. */

/** Writes down each formatter and collator that a page makes, and each call that makes one. */
export const recordIntl = (): void => {
  window.intlObjects = [];
  for (const name of ["NumberFormat", "DateTimeFormat", "Collator", "PluralRules", "ListFormat"] as const) {
    const recorded = new Proxy(Intl[name], {
      construct: (target, values) => {
        window.intlObjects.push(name);
        return Reflect.construct(target as new () => object, values);
      },
    });
    Object.defineProperty(Intl, name, { value: recorded });
  }
  for (const [owner, name] of [
    [Number.prototype, "toLocaleString"],
    [Date.prototype, "toLocaleDateString"],
    [String.prototype, "localeCompare"],
  ] as const) {
    const original = Reflect.get(owner, name) as (...values: unknown[]) => unknown;
    const recorded = function (this: unknown, ...values: unknown[]) {
      window.intlObjects.push(name);
      return original.apply(this, values);
    };
    Object.defineProperty(owner, name, { value: recorded });
  }
};

/** The page waits for its paint, however slow the machine is: its own limit of four seconds never comes. */
export const waitForPaint = (): void => {
  const schedule = window.setTimeout.bind(window);
  const later = (handler: () => void, delay?: number): number => (delay === 4_000 ? 0 : schedule(handler, delay));
  window.setTimeout = later as typeof window.setTimeout;
};

/** The visitor saves data, so the site loads nothing in advance. */
export const saveData = (): void => {
  Object.defineProperty(navigator, "connection", { value: { saveData: true, effectiveType: "4g" } });
};

/** What a browser does that blocks site data; the tab is cleared on a page of text. */
export const blockStorage = (): void => {
  if (location.pathname === "/robots.txt") return;
  const refuse = (): never => {
    throw new DOMException("The operation is insecure.", "SecurityError");
  };
  for (const name of ["localStorage", "sessionStorage"]) {
    Object.defineProperty(window, name, { configurable: true, get: refuse });
  }
};

/** Saves what the page pushes to its data layer beyond the next document. */
export const savePushes = (): void => {
  const layer: unknown[] = [];
  layer.push = (...entries: unknown[]) => {
    sessionStorage.setItem("pushes", (sessionStorage.getItem("pushes") ?? "") + JSON.stringify(entries));
    return Array.prototype.push.apply(layer, entries);
  };
  Object.assign(window, { dataLayer: layer });
};
