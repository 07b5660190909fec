import type { CliContext } from "../context.ts";
import type { ImportProgress } from "#application/imports/index.ts";
import { formatCount } from "../counts.ts";

export type Progress = {
  /** Total size in bytes; null when unknown. */
  readonly setTotal: (bytes: number | null) => void;
  readonly show: (progress: ImportProgress) => void;
  /** Clears the bar. */
  readonly end: () => void;
};

const INTERVAL_MS = { terminal: 100, plain: 3_000 } as const;

const WIDTH = 24;

const formatLine = ({ rows, refused, bytes }: ImportProgress, totalBytes: number | null): string => {
  const share = totalBytes === null || totalBytes === 0 ? null : Math.min(1, bytes / totalBytes);
  const counts = `${formatCount(rows)} rows${refused > 0 ? `, ${formatCount(refused)} refused` : ""}`;
  return share === null ? counts : `${String(Math.floor(share * 100)).padStart(3)} %  ${counts}`;
};

const formatBar = (share: number): string => {
  const full = Math.round(share * WIDTH);
  return `${"█".repeat(full)}${"░".repeat(WIDTH - full)}`;
};

/** Bytes, which a command's stream passes on as they are. */
const CLEAR_LINE = Buffer.from("\r\u001b[K");

/** Draws a bar on a terminal; elsewhere it prints a line every few seconds. */
export const createProgress = (stderr: CliContext["stderr"]): Progress => {
  const terminal = stderr.isTTY === true;
  let totalBytes: number | null = null;
  let printedAt = performance.now();
  let drawn = false;
  return {
    setTotal: (bytes) => {
      totalBytes = bytes;
    },
    show: (progress) => {
      const now = performance.now();
      if (now - printedAt < INTERVAL_MS[terminal ? "terminal" : "plain"]) return;
      printedAt = now;
      const share = totalBytes === null || totalBytes === 0 ? null : Math.min(1, progress.bytes / totalBytes);
      const text = formatLine(progress, totalBytes);
      drawn ||= terminal;
      if (terminal) stderr.write(CLEAR_LINE);
      stderr.write(terminal ? `${share === null ? "" : `${formatBar(share)} `}${text}` : `${text}\n`);
    },
    end: () => {
      if (drawn) stderr.write(CLEAR_LINE);
      drawn = false;
    },
  };
};
