import { join } from "node:path";
import type { Page } from "playwright-core";
import type { LEAD_KINDS } from "#domain/forms/index.ts";
import type { Answers } from "./lead-form.ts";

/** How a visitor makes a request of one kind, and what must come of it. */
export type LeadJourney = {
  readonly kind: keyof typeof LEAD_KINDS;
  /** What the visitor wants. */
  readonly goal: string;
  /** To the form, by the links that lead there. */
  readonly arrive: (page: Page) => Promise<void>;
  /** Every field that has to be filled in, and one or more that need not. */
  readonly answers: Answers;
  /** Those that are kept otherwise than typed. */
  readonly kept?: Answers;
  /** Left out at first (`consent` is the box of the consent), and what the visitor is then told. */
  readonly forgotten: string;
  readonly told: string;
  /** Heading of the thanks. */
  readonly thanks: string;
  /** Slug of the place that answers; null: the group. */
  readonly place: string | null;
  /** The people's address that it goes to. */
  readonly to: string;
  readonly appointment?: { readonly calendar: string; readonly title: string };
};

export const PERSON = { first_name: "Anaïs", last_name: "D’Hulst", email: "anais@example.org" };
export const REACHED_BY_MAIL = { ...PERSON, preferred_contact: "email" };
/** The number as it is typed; `PHONE` is how it is kept. */
export const REACHED_BY_PHONE = { ...PERSON, phone: "621 123 456" };
export const PHONE = { phone: "+352621123456" };

/** A document and a picture as visitors have them. */
export const FILES = {
  document: join(import.meta.dirname, "..", "fixtures", "uploads", "cv-anais.pdf"),
  picture: join(import.meta.dirname, "..", "..", "content", "assets", "models", "hatchback-grey.webp"),
};

/** By a link of the page's own. */
export const follow = async (page: Page, name: string | RegExp): Promise<void> => {
  await page.getByRole("main").getByRole("link", { name, exact: true }).first().click();
};

/** The page of the first car there is that is asked for so. */
const openCar = async (page: Page, search: string): Promise<void> => {
  await page.goto(`/stock?${search}`);
  await page.locator("article a").first().click();
  await page.waitForURL(/\/stock\/\d+-/);
};

export const fromCar =
  (search: string, link: string) =>
  async (page: Page): Promise<void> => {
    await openCar(page, search);
    await follow(page, link);
  };

export const fromPage =
  (path: string, ...links: readonly string[]) =>
  async (page: Page): Promise<void> => {
    await page.goto(path);
    for (const link of links) await follow(page, link);
  };

export const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
