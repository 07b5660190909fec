import { errorMessage } from "#domain/shared/index.ts";

/** The message of an error with that of its cause, which holds the reason of a failed `fetch`. */
export const describeError = (error: unknown): string =>
  error instanceof Error && error.cause instanceof Error
    ? `${error.message} (${error.cause.message})`
    : errorMessage(error);
