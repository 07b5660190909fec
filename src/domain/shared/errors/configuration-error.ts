/** Invalid file or value provided by the operator. The message is for the operator and needs no stack trace. */
export class ConfigurationError extends Error {
  override readonly name = "ConfigurationError";
}
