import type { Question } from "./question.ts";

/** The router warns when a page is left that its position is not saved, where site data is blocked. */
const isAboutPositions = (text: string): boolean => text.startsWith("Failed to save scroll positions");

/** Is asked after all other questions, whose actions it hears too. */
export const CONSOLE: Question = {
  name: "the console reports nothing",
  ask: async ({ consoleErrors }) => consoleErrors.filter((text) => !isAboutPositions(text)),
};
