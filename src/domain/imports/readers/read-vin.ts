import { isVinPlausible, parseVin } from "../../vehicles/index.ts";
import { cleanFeedLine } from "../texts/clean-text.ts";
import { isMissingValue } from "../texts/missing-value.ts";
import type { CellReader } from "./cell-reader.ts";
import { acceptValue, acceptWithIssue, dropValue, NO_VALUE } from "./cell-result.ts";

/** Reads a vehicle identification number; one that is none is left out. */
export const readVin: CellReader = (cell) => {
  const text = typeof cell === "string" || typeof cell === "number" ? cleanFeedLine(String(cell)) : "";
  if (isMissingValue(text)) return NO_VALUE;
  const vin = parseVin(text);
  if (vin === null) return dropValue("not-a-vin", text, "is not 17 letters and digits without I, O and Q");
  return isVinPlausible(vin)
    ? acceptValue(vin)
    : acceptWithIssue(vin, "unchecked-vin", text, "has a wrong check digit");
};
