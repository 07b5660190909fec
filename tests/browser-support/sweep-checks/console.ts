import type { PageCheck } from "./page-check.ts";

/** The router warns when a page is left that its position is not saved, where site data is blocked. */
const isAboutPositions = (text: string): boolean => text.startsWith("Failed to save scroll positions");

/** Runs after all other checks, whose actions it hears too. */
export const CONSOLE: PageCheck = {
  name: "the console reports nothing",
  run: async ({ consoleErrors }) => consoleErrors.filter((text) => !isAboutPositions(text)),
};
