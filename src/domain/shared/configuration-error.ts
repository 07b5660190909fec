/** A file or a value of the operator is wrong. The message is for the operator, who needs no stack. */
export class ConfigurationError extends Error {
  override readonly name = "ConfigurationError";
}
