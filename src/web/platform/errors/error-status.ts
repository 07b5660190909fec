/** Statuses of error pages with their reason phrases (RFC 9110, section 15). */
export const ERROR_STATUS_TEXTS = {
  400: "Bad Request",
  403: "Forbidden",
  404: "Not Found",
  410: "Gone",
  500: "Internal Server Error",
  503: "Service Unavailable",
} as const;

export type ErrorStatus = keyof typeof ERROR_STATUS_TEXTS;

export const isErrorStatus = (status: number): status is ErrorStatus => status in ERROR_STATUS_TEXTS;
