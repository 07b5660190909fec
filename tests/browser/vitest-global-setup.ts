import type { TestProject } from "vitest/node";
import { buildIfStale } from "../../scripts/build.ts";
import { prepareDemoData } from "./prepare-demo-data.ts";
import { startSite } from "./site.ts";

/** Builds the pages, prepares the data that sites of the integration tests start from, and starts the shared site. */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  buildIfStale();
  const removeData = await prepareDemoData();
  const { url, dispose } = await startSite();
  project.provide("sharedSiteUrl", url);
  return async () => {
    await dispose();
    removeData();
  };
};
