import { type GuideBlock, readGuide } from "../../tests/builders/guide-blocks.ts";

/** The guides of which a test does each step to the letter, in a copy of the tree. */
export const CHANGE_GUIDES: readonly string[] = [
  "add-a-country",
  "add-a-filter",
  "add-a-form-field",
  "add-a-form-field-kind",
  "add-a-form-kind",
  "add-a-section",
  "add-a-vehicle-field",
  "add-an-api-field",
].map((name) => `docs/how-to/${name}.md`);

/** The steps of a guide in order: changes, which `git apply` takes, and commands for a shell. */
export const stepsOf = (guide: string): readonly GuideBlock[] =>
  readGuide(guide).filter(({ language }) => language === "diff" || language === "sh");
