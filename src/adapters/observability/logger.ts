import { pino, type Logger } from "pino";

export type { Logger };

/** JSON lines on standard output. What could hold a visitor's own words or address is cut out. */
export const createLogger = (level: string): Logger =>
  pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: ["*.email", "*.phone", "*.fields", "*.headers.cookie", "*.headers.authorization"], censor: "…" },
  });
