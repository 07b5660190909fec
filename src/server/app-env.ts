import type { ApiToken } from "#domain/api-tokens/index.ts";

/** The environment of every route, set by the Node server; a test may leave it out. */
export type AppEnv = {
  readonly Bindings: {
    /** The client's IP address. */
    readonly address?: string;
    /** Path and query as sent by the client, before URL normalisation. */
    readonly target?: string;
  };
  readonly Variables: {
    /** Ends the request's turn in its queue before it is answered. */
    readonly leaveQueue?: () => void;
    /** Names of parameters that the route does not read, on the routes that read some. */
    readonly ignoredParameters: readonly string[];
    /** The token of the request, on the routes that require one. */
    readonly apiToken: ApiToken;
  };
};
