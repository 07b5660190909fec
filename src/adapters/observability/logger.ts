import { pino, type Logger } from "pino";

export type { Logger };

/** Logs JSON lines to standard output. Redacts properties that could contain personal data. */
export const createLogger = (level: string): Logger =>
  pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: ["*.email", "*.phone", "*.fields", "*.headers.cookie", "*.headers.authorization"], censor: "…" },
  });
