import { buildIfStale } from "../../scripts/build.ts";
import { useRunFolder } from "../run-folder.ts";
import { unpackChromium } from "./chromium.ts";
import { prepareDemoData } from "./prepare-demo-data.ts";

/** Builds the pages, unpacks the browser and prepares the data that every site of this run starts from. */
const globalSetup = async (): Promise<() => void> => {
  useRunFolder();
  await buildIfStale();
  unpackChromium();
  return prepareDemoData();
};

export default globalSetup;
