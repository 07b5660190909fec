import type { Page } from "@playwright/test";
import type { PageKind } from "../page-kinds.ts";

/** A page that a visitor has opened, hydrated and at rest. */
export type OpenedPage = {
  readonly page: Page;
  readonly kind: PageKind;
  readonly path: string;
  readonly width: number;
  /** The document as the site sent it. */
  readonly html: string;
  /** The errors and warnings of its console so far. */
  readonly consoleErrors: readonly string[];
  /** Sentences about what is over its budget of bytes and requests. */
  readonly excesses: readonly string[];
};

/** A check of an opened page. */
export type PageCheck = {
  /** The behaviour as a plain sentence. */
  readonly name: string;
  /** False for pages that it does not concern. */
  readonly appliesTo?: (opened: OpenedPage) => boolean;
  /** The faults of the page, empty without any. */
  readonly run: (opened: OpenedPage) => Promise<readonly unknown[]>;
};

/** A check that runs in the page. */
export const readInPage = (name: string, find: () => readonly string[]): PageCheck => ({
  name,
  run: ({ page }) => page.evaluate(find),
});
