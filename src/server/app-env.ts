/** The environment of every route. `address`: the client's IP address, set by the Node server; a test may leave it out. */
export type AppEnv = { readonly Bindings: { readonly address?: string } };
