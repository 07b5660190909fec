/** Invalid parameter names, or null when the record does not exist. */
export type EndpointError = { readonly rejectedParameters: readonly string[] } | null;
