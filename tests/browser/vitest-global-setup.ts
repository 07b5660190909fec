import { buildIfStale } from "../../scripts/build.ts";
import { prepareDemoData } from "./prepare-demo-data.ts";

/** Builds the pages and prepares the data that every site of the integration tests starts from. */
export const setup = (): Promise<() => void> => {
  buildIfStale();
  return prepareDemoData();
};
