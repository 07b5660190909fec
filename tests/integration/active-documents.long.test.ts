import { describe } from "vitest";
import { ALL_REFUSED, describeDocuments, HONEST, withScanner } from "./active-documents.ts";

const ALL = { refused: ALL_REFUSED, honest: HONEST };

describe("without a scanner", () => {
  describeDocuments(ALL);
});

describe("with a scanner that finds nothing", () => {
  describeDocuments({ ...ALL, settings: withScanner });
});
