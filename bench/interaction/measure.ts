import type { Page } from "@playwright/test";

/** A field's next choice, or its next amount in steps of 50 € from 1 000 €. Runs in the page. */
const changeField = ({ selector, amount }: { readonly selector: string; readonly amount: string }): Promise<number> =>
  new Promise((resolve, reject) => {
    const fields = [...document.querySelectorAll<HTMLInputElement | HTMLSelectElement>(selector)];
    const start = performance.now();
    const resolveAfterPaint = (): void => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener("message", () => resolve(performance.now() - start));
        port1.start();
        port2.postMessage(null);
      });
    };
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

export type Samples = { readonly painted: readonly number[]; readonly busy: readonly number[] };

const WARM_UP = 3;
const PAUSE_MS = 150;

/**
 * Milliseconds from each change of a field until its frame is painted, and those that the page's main thread was busy with
 * it, which other load on the machine changes less. Everything at `slowdown` times the cost.
 */
export const measureChanges = async (
  page: Page,
  selectors: readonly string[],
  { count, slowdown }: { readonly count: number; readonly slowdown: number },
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
    const selector = selectors[index % selectors.length] ?? "";
    const before = await busyMs();
    const painted = await page.evaluate(changeField, { selector, amount: String(1000 + index * 50) });
    const busy = (await busyMs()) - before;
    // What renders after the payment.
    await page.waitForTimeout(PAUSE_MS);
    if (index < WARM_UP) continue;
    samples.painted.push(painted);
    samples.busy.push(busy);
  }
  await session.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  return samples;
};
