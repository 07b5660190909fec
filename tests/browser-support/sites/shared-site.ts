import { inject } from "vitest";

declare module "vitest" {
  interface ProvidedContext {
    /** URL of the site that tests share which only read. */
    sharedSiteUrl: string;
  }
}

/** A site with default settings, shared by all tests that change nothing another test could see. */
export const sharedSite = (): { readonly url: string } => ({ url: inject("sharedSiteUrl") });
