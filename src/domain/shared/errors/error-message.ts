/** The message of a caught value; the text of the value where it is no `Error`. */
export const errorMessage = (error: unknown): string => (error instanceof Error ? error.message : String(error));
