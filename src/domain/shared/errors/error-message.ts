/** Invalid file or value provided by the operator. The message is for the operator and needs no stack trace. */
export class ConfigurationError extends Error {
  override readonly name = "ConfigurationError";
}

/** The message of a caught value; the text of the value where it is no `Error`. */
export const errorMessage = (error: unknown): string => (error instanceof Error ? error.message : String(error));
