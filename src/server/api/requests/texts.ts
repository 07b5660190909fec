import { z } from "zod";
import { cleanLine, cleanLines } from "#domain/forms/index.ts";

/** One line that a program sends: without controls, invisible characters and marks of direction. `max` characters. */
export const line = (max: number) => z.string().overwrite(cleanLine).max(max);

/** As `line`, with line breaks. */
export const lines = (max: number) => z.string().overwrite(cleanLines).max(max);
