import { pino, type Logger } from "pino";

export type { Logger };

/** Logs JSON lines to standard output. Redacts properties that could contain personal data. `onLine`: a line's level. */
export const createLogger = (level: string, onLine: (level: string) => void = () => {}): Logger =>
  pino({
    level,
    hooks: {
      logMethod(args, log, number) {
        onLine(pino.levels.labels[number] ?? "other");
        log.apply(this, args);
      },
    },
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: ["*.email", "*.phone", "*.fields", "*.headers.cookie", "*.headers.authorization"], censor: "…" },
  });
