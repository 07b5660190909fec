import type { RepeatedVin } from "../ports.ts";
import { listNotes } from "./listed-notes.ts";

/** Warnings of a report: one car is listed twice, or a number was copied. */
export const vinNotes = (repeated: readonly RepeatedVin[]): readonly string[] =>
  listNotes(
    repeated,
    ({ vin, keys }) => `warning: ${keys.join(", ")} have the same identification number ${vin}`,
    (count) => `warning: … and ${count} more identification numbers of several vehicles`,
  );
