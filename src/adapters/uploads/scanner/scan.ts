/** `clean`, `infected`, or `unavailable`: timeout, an inconclusive answer, or too many concurrent files. */
export type ScanResult = "clean" | "infected" | "unavailable";

/** Never rejects. */
export type Scan = (content: Uint8Array) => Promise<ScanResult>;

/** Timeout in milliseconds; a visitor is waiting. */
export const SCAN_TIMEOUT_MS = 20_000;
