/** In milliseconds. Exceeds that of proxies (usually 60 seconds), so that no request arrives on a connection that is being closed. */
export const KEEP_ALIVE_MS = 65_000;
