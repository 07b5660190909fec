import { Option } from "commander";

/** Exit code: something is wrong with the content. */
export const FINDINGS = 2;

export const formatOption = (): Option =>
  new Option("--format <format>", "how the answer is printed").choices(["table", "json"]).default("table");
