import type { ImportProgress } from "#domain/imports/index.ts";
import type { CliContext } from "../context.ts";

export type Progress = {
  /** Bytes to come; null: not known. */
  readonly expect: (bytes: number | null) => void;
  readonly show: (progress: ImportProgress) => void;
  /** Takes the bar off the terminal. */
  readonly end: () => void;
};

const EVERY_MS = { terminal: 100, plain: 3_000 } as const;

const WIDTH = 24;

const number = new Intl.NumberFormat("en-GB");

const line = ({ rows, refused, bytes }: ImportProgress, expected: number | null): string => {
  const share = expected === null || expected === 0 ? null : Math.min(1, bytes / expected);
  const counts = `${number.format(rows)} rows${refused > 0 ? `, ${number.format(refused)} refused` : ""}`;
  return share === null ? counts : `${String(Math.floor(share * 100)).padStart(3)} %  ${counts}`;
};

const bar = (share: number): string => {
  const full = Math.round(share * WIDTH);
  return `${"█".repeat(full)}${"░".repeat(WIDTH - full)}`;
};

/** A bar that is drawn over and over on a terminal; a plain line every few seconds anywhere else. */
export const createProgress = (stderr: CliContext["stderr"]): Progress => {
  const terminal = stderr.isTTY === true;
  let expected: number | null = null;
  let shownAt = performance.now();
  let drawn = false;
  return {
    expect: (bytes) => {
      expected = bytes;
    },
    show: (progress) => {
      const now = performance.now();
      if (now - shownAt < EVERY_MS[terminal ? "terminal" : "plain"]) return;
      shownAt = now;
      const share = expected === null || expected === 0 ? null : Math.min(1, progress.bytes / expected);
      const text = line(progress, expected);
      drawn ||= terminal;
      stderr.write(terminal ? `\r\u001b[K${share === null ? "" : `${bar(share)} `}${text}` : `${text}\n`);
    },
    end: () => {
      if (drawn) stderr.write("\r\u001b[K");
      drawn = false;
    },
  };
};
