import type { TestProject } from "vitest/node";
import { buildIfStale } from "../../scripts/build.ts";
import { prepareDemoData } from "./prepare-demo-data.ts";
import { startSiteProcess } from "./sites/site-process.ts";

/** Where Node keeps compiled modules, those of the site are stored by one that ends by itself: a killed one stores none. */
const storeCompiledModules = async (): Promise<void> => {
  if (process.env["NODE_COMPILE_CACHE"] === undefined) return;
  const site = await startSiteProcess();
  await site.end("SIGTERM");
  await site.dispose();
};

/** Builds the pages, prepares the data that sites of the integration tests start from, and starts the shared site. */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  await buildIfStale();
  const removeData = await prepareDemoData();
  await storeCompiledModules();
  const { url, dispose } = await startSiteProcess();
  project.provide("sharedSiteUrl", url);
  return async () => {
    await dispose();
    removeData();
  };
};
