import { join } from "node:path";
import type { Page } from "@playwright/test";
import type { LEAD_KINDS } from "#domain/forms/index.ts";
import { openPage } from "../hydration.ts";
import type { Answers } from "./lead-form.ts";

/** Stands for any free appointment. */
export const ANY_SLOT = "any";

/**
 * The links from a page to the form, for a visitor without a browser: the text of a link, or the form of its address. `query`: what a
 * form before it adds to the address.
 */
type Route = {
  readonly start: string;
  readonly links: readonly (string | RegExp)[];
  readonly query?: Readonly<Record<string, string>>;
};

/** How a visitor sends a lead of one kind, and what must result from it. */
export type LeadJourney = {
  readonly kind: keyof typeof LEAD_KINDS;
  readonly goal: string;
  /** Leads to the form by the links of the pages. */
  readonly arrive: (page: Page) => Promise<void>;
  readonly route: Route;
  /** All required fields, and one or more optional ones. */
  readonly answers: Answers;
  /** Answers that are saved in another form than typed. */
  readonly saved?: Answers;
  /** The field left out at first. */
  readonly omitted: string;
  /** The message at that field. */
  readonly message: string;
  /** Heading of the thanks. */
  readonly thanks: string;
  /** Slug of the location that answers; null: the group. */
  readonly location: string | null;
  /** The staff address that the email goes to. */
  readonly to: string;
  /** The lead has a provisional price. */
  readonly isEstimated?: true;
  /** `priceCents`: of the chosen work, from the settings; undefined where an appointment has no works. */
  readonly appointment?: { readonly calendar: string; readonly title: string; readonly priceCents?: number };
};

export const PERSON = { first_name: "Anaïs", last_name: "D’Hulst", email: "anais@example.org" };
export const REACHED_BY_MAIL = { ...PERSON, preferred_contact: "email" };
/** The number as it is typed; `PHONE` is how it is saved. */
export const REACHED_BY_PHONE = { ...PERSON, phone: "621 123 456" };
export const PHONE = { phone: "+352621123456" };

export const FILES = {
  document: join(import.meta.dirname, "..", "..", "fixtures", "uploads", "cv-anais.pdf"),
  picture: join(
    import.meta.dirname,
    "..",
    "..",
    "..",
    "demo",
    "group",
    "content",
    "assets",
    "models",
    "hatchback-grey.webp",
  ),
};

/** Follows a link in the main part of the page. */
export const follow = async (page: Page, name: string | RegExp): Promise<void> => {
  await page.getByRole("main").getByRole("link", { name, exact: true }).first().click();
};

/** Opens the first vehicle of a search. */
const openVehicle = async (page: Page, search: string): Promise<void> => {
  await openPage(page, `/stock?${search}`);
  await page.locator("article a").first().click();
  await page.waitForURL(/\/stock\/\d+-/);
};

type Arrival = Pick<LeadJourney, "arrive" | "route">;

/** The first vehicle of a list. */
const VEHICLE = /^\/stock\/\d+-[^/?]+$/;

export const fromVehicle = (search: string, link: string): Arrival => ({
  arrive: async (page) => {
    await openVehicle(page, search);
    await follow(page, link);
  },
  route: { start: `/stock?${search}`, links: [VEHICLE, link] },
});

export const fromPage = (path: string, ...links: readonly string[]): Arrival => ({
  arrive: async (page) => {
    await openPage(page, path);
    for (const link of links) await follow(page, link);
  },
  route: { start: path, links },
});

export const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
