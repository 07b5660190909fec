import type { Page } from "@playwright/test";

/** A field's next choice, or its next amount in steps of 50 € from 1 000 €. Runs in the page. */
const changeField = ({ selector, amount }: { readonly selector: string; readonly amount: string }): Promise<number> =>
  new Promise((resolve, reject) => {
    const fields = [...document.querySelectorAll<HTMLInputElement | HTMLSelectElement>(selector)];
    const start = performance.now();
    const resolveAfterPaint = (): void => globalThis.window.afterFrame(() => resolve(performance.now() - start));
    const main = document.querySelector("main");
    const [field] = fields;
    if (!main || !field) return reject(new Error(`no ${selector}`));
    new MutationObserver((_, observer) => {
      observer.disconnect();
      resolveAfterPaint();
    }).observe(main, { subtree: true, childList: true, characterData: true, attributes: true });
    if (field instanceof HTMLSelectElement) {
      field.selectedIndex = (field.selectedIndex + 1) % field.options.length;
      field.dispatchEvent(new Event("change", { bubbles: true }));
    } else if (field.type === "radio") {
      const next = fields.findIndex((radio) => radio instanceof HTMLInputElement && radio.checked) + 1;
      fields[next % fields.length]?.click();
    } else {
      // React overrides the property of the element.
      Reflect.set(HTMLInputElement.prototype, "value", amount, field);
      field.dispatchEvent(new Event("input", { bubbles: true }));
    }
  });

type Click = {
  readonly target: string;
  /** What the click changes the text of; null for what the next frame shows. */
  readonly result: string | null;
};

/** Milliseconds from a click until the frame with its result is painted. Runs in the page. */
const clickTarget = ({ target, result }: Click): Promise<number> =>
  new Promise((resolve, reject) => {
    const element = document.querySelector<HTMLElement>(target);
    const text = (): string | null | undefined => result && document.querySelector(result)?.textContent;
    if (!element || text() === undefined) return reject(new Error(`no ${target} or ${result}`));
    const before = text();
    const start = performance.now();
    const resolveAfterPaint = (): void => globalThis.window.afterFrame(() => resolve(performance.now() - start));
    if (result === null) resolveAfterPaint();
    else {
      new MutationObserver((_, observer) => {
        if (text() === before) return;
        observer.disconnect();
        resolveAfterPaint();
      }).observe(document.body, { subtree: true, childList: true, characterData: true });
    }
    element.click();
  });

type Entry = {
  readonly field: string;
  /** Typed; null for the next choice of a list. */
  readonly value: string | null;
  /** What the entry changes the text of. */
  readonly result: string;
};

/** Milliseconds from an entry until the frame with its result is painted. Runs in the page. */
const enter = ({ field: selector, value, result }: Entry): Promise<number> =>
  new Promise((resolve, reject) => {
    const field = document.querySelector<HTMLInputElement | HTMLSelectElement>(selector);
    const text = (): string | null | undefined => document.querySelector(result)?.textContent;
    const before = text();
    if (!field || before === undefined) return reject(new Error(`no ${selector} or ${result}`));
    const start = performance.now();
    setTimeout(() => reject(new Error(`${selector} changed nothing with ${value}`)), 10_000);
    const check = (_: readonly MutationRecord[], observer: MutationObserver): void => {
      if (text() === before) return;
      observer.disconnect();
      globalThis.window.afterFrame(() => resolve(performance.now() - start));
    };
    new MutationObserver(check).observe(document.body, { subtree: true, childList: true, characterData: true });
    if (field instanceof HTMLSelectElement) {
      field.selectedIndex = (field.selectedIndex + 1) % field.options.length;
      field.dispatchEvent(new Event("change", { bubbles: true }));
    } else {
      field.focus();
      // React overrides the property of the element.
      Reflect.set(HTMLInputElement.prototype, "value", value, field);
      field.dispatchEvent(new Event("input", { bubbles: true }));
    }
  });

export type Samples = { readonly painted: readonly number[]; readonly busy: readonly number[] };

const WARM_UP = 4;
/** Longer than what a page shows late: dimmed results, the rest of the cards. */
const PAUSE_MS = 400;

export type SampleOptions = { readonly count: number; readonly slowdown: number };

/** Runs in the page: milliseconds until the result of the interaction with this number is painted. */
type Interact = (index: number) => Promise<number>;

/**
 * Milliseconds of each interaction until its frame is painted, and those that the page's main thread was busy with
 * it, which other load on the machine changes less. Everything at `slowdown` times the cost. `between`: not measured.
 */
const sample = async (
  page: Page,
  interact: Interact,
  { count, slowdown }: SampleOptions,
  between: () => Promise<void> = () => Promise.resolve(),
): Promise<Samples> => {
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  const busyMs = async (): Promise<number> => {
    const { metrics } = await session.send("Performance.getMetrics");
    return 1000 * (metrics.find(({ name }) => name === "TaskDuration")?.value ?? Number.NaN);
  };
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  const samples: { painted: number[]; busy: number[] } = { painted: [], busy: [] };
  for (let index = 0; index < WARM_UP + count; index += 1) {
    const before = await busyMs();
    const painted = await interact(index);
    const busy = (await busyMs()) - before;
    // What renders after the result.
    await page.waitForTimeout(PAUSE_MS);
    await between();
    if (index < WARM_UP) continue;
    samples.painted.push(painted);
    samples.busy.push(busy);
  }
  await session.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  return samples;
};

/** Changes the fields in turn. */
export const measureChanges = (page: Page, selectors: readonly string[], options: SampleOptions): Promise<Samples> =>
  sample(
    page,
    (index) => {
      const selector = selectors[index % selectors.length] ?? "";
      return page.evaluate(changeField, { selector, amount: String(1000 + index * 50) });
    },
    options,
  );

/** Ticks and unticks the choices in turn, until the results of each are painted. */
export const measureFilters = (page: Page, choices: readonly string[], options: SampleOptions): Promise<Samples> =>
  sample(
    page,
    (index) => {
      const target = choices[Math.floor(index / 2) % choices.length] ?? "";
      return page.evaluate(clickTarget, { target, result: ".stock-count" });
    },
    options,
  );

/** Sorts the results by each order in turn. */
export const measureSort = (page: Page, options: SampleOptions): Promise<Samples> =>
  sample(
    page,
    () => page.evaluate(enter, { field: "select[name=sort]", value: null, result: ".vehicle-grid" }),
    options,
  );

/** Enters the texts in turn, each as by one key, until its suggestions are painted. */
export const measureKeys = (page: Page, texts: readonly string[], options: SampleOptions): Promise<Samples> =>
  sample(
    page,
    (index) => {
      const value = texts[index % texts.length] ?? "";
      return page.evaluate(enter, { field: "main input[name=q]", value, result: "main [role=listbox]" });
    },
    options,
  );

/** Opens the drawer of the filters again and again. */
export const measureDrawer = (page: Page, options: SampleOptions): Promise<Samples> =>
  sample(
    page,
    () => page.evaluate(clickTarget, { target: ".stock-bar-filter", result: null }),
    options,
    async () => {
      await page.locator("#filtres:popover-open").waitFor();
      await page.keyboard.press("Escape");
      await page.locator("#filtres:popover-open").waitFor({ state: "detached" });
      await page.waitForTimeout(PAUSE_MS);
    },
  );
