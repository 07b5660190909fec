/** `clean`, `infected`, or `unavailable`: no answer in time, an answer that says neither, or too many files at once. */
export type ScanResult = "clean" | "infected" | "unavailable";

/** Never rejects. */
export type Scan = (content: Uint8Array) => Promise<ScanResult>;

/** A visitor waits for the answer. */
export const SCAN_TIMEOUT_MS = 20_000;
