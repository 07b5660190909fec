import type { RouterContextProvider } from "react-router";
import { toJsonText } from "../../json-text.ts";
import { isDocument } from "../../router-context.ts";
import type { StructuredData, StructuredDataValue } from "./structured-data.ts";

/** `JSON.stringify` writes the node. The router's payload lists properties: it has the key alone, by which React tells the nodes apart. */
const documentNode = (node: StructuredData, key: number): StructuredData =>
  Object.defineProperty({ key }, "toJSON", { value: () => node });

/** The structured data of a page. A document states it in its text, so its payload does not repeat it; other payloads have it as JSON. */
export const structuredDataValue = (
  context: Readonly<RouterContextProvider>,
  data: readonly (StructuredData | null)[],
): StructuredDataValue => {
  const nodes = data.filter((node) => node !== null);
  return isDocument(context) ? nodes.map(documentNode) : toJsonText(nodes);
};
