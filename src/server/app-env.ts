/** The environment of every route, set by the Node server; a test may leave it out. */
export type AppEnv = {
  readonly Bindings: {
    /** The client's IP address. */
    readonly address?: string;
    /** Path and query as the client wrote them, which a URL does not keep. */
    readonly target?: string;
  };
};
