import { Option } from "commander";

export type AnswerFormat = "table" | "json";

/** The option of every command that prints a table or JSON. */
export const formatOption = (): Option =>
  new Option("--format <format>", "how the answer is printed").choices(["table", "json"]).default("table");
