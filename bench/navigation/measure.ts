import type { Browser, CDPSession, Page } from "@playwright/test";
import { defineAfterFrame } from "../awaited-frame.ts";
import { followLink, goBack, observeFrames, prefetchDocument, type Way } from "./in-page.ts";
import type { Step } from "./steps.ts";

/** A phone on a mobile network. */
export type Device = { readonly slowdown: number; readonly latencyMs: number; readonly megabits: number };

/** How links are followed. */
export type Case = {
  readonly way: Way;
  /** Milliseconds for which the link is in view before the click; 0: only for a moment. */
  readonly viewMs: number;
  /** True if the pointer rests on it meanwhile. */
  readonly isHovered: boolean;
};

/** Milliseconds until the first frame; back: with the scroll position, or without it. */
export type Sample = { readonly forward: number; readonly back: number; readonly isScrollKept: boolean };

/** Scrolled before the click where the page is long enough. */
const SCROLLED_PX = 600;

/** Wait after the last request of a page, for its idle work. */
const IDLE_MS = 1_500;

const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 2.625, isMobile: true, hasTouch: true };

const emulate = async (session: CDPSession, { slowdown, latencyMs, megabits }: Device): Promise<void> => {
  const bytesPerSecond = (megabits * 1e6) / 8;
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: latencyMs,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
};

const paintedAt = async (page: Page): Promise<number> => {
  const handle = await page.waitForFunction(() => globalThis.window.paintedAt, null, { polling: 50, timeout: 30_000 });
  return (await handle.jsonValue()) ?? Number.NaN;
};

const markLink = async (page: Page, selector: string): Promise<void> => {
  const link = page.locator(selector).filter({ visible: true }).first();
  await link.evaluate((element) => element.setAttribute("data-bench-link", ""));
};

const settle = async (page: Page): Promise<void> => {
  await page.waitForLoadState("networkidle");
  await page.waitForTimeout(IDLE_MS);
};

/** Follows the link of a step in a browser of its own, whose cache has what the first page brought, and goes back. */
export const measureStep = async (
  browser: Browser,
  url: string,
  { from, link }: Step,
  device: Device,
  { way, viewMs, isHovered }: Case,
): Promise<Sample> => {
  const context = await browser.newContext({ ...PHONE, ignoreHTTPSErrors: true });
  try {
    await context.addInitScript(defineAfterFrame);
    await context.addInitScript(observeFrames);
    const page = await context.newPage();
    await emulate(await context.newCDPSession(page), device);
    await page.goto(url + from);
    await settle(page);
    await markLink(page, link);
    const marked = page.locator("a[data-bench-link]");
    await marked.scrollIntoViewIfNeeded();
    await page.evaluate((px) => scrollBy({ top: px, behavior: "instant" }), viewMs === 0 ? SCROLLED_PX : 0);
    const scrolled = await page.evaluate(() => scrollY);
    if (isHovered) await marked.hover();
    if (isHovered && way === "document") await page.evaluate(prefetchDocument);
    await page.waitForTimeout(viewMs);
    const clickedAt = await page.evaluate(followLink, way);
    const forward = (await paintedAt(page)) - clickedAt;
    await settle(page);
    const leftAt = await page.evaluate(goBack);
    const back = (await paintedAt(page)) - leftAt;
    const isScrollKept = Math.abs((await page.evaluate(() => scrollY)) - scrolled) < 2;
    return { forward, back, isScrollKept };
  } finally {
    await context.close();
  }
};
