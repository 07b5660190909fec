import type { Locator, Page } from "@playwright/test";
import { hydrated } from "../../browser-support/hydration.ts";

/** A visitor's hand: what it does is counted. Entering a text is one tap, sending it by the key another. */
export class Hand {
  readonly page: Page;
  taps = 0;

  constructor(page: Page) {
    this.page = page;
  }

  async tap(target: Locator): Promise<void> {
    this.taps += 1;
    await target.click();
  }

  /** Follows a link to a page, and waits until it is interactive. */
  async follow(link: Locator, address: RegExp): Promise<void> {
    await this.tap(link);
    await this.page.waitForURL(address);
    await hydrated(this.page);
  }

  async enter(field: Locator, text: string): Promise<void> {
    await this.tap(field);
    await field.fill(text);
  }

  async choose(list: Locator, label: string): Promise<void> {
    this.taps += 2;
    await list.selectOption({ label });
  }

  async press(key: string): Promise<void> {
    this.taps += 1;
    await this.page.keyboard.press(key);
  }
}
