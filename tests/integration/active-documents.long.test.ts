import { ALL_REFUSED, describeDocuments, HONEST, withScanner } from "./active-documents.ts";

const ALL = { refused: ALL_REFUSED, honest: HONEST };

describeDocuments("without a scanner", ALL);
describeDocuments("with a scanner that finds nothing", { ...ALL, settings: withScanner });
