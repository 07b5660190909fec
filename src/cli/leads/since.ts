const UNIT_MS: Readonly<Record<string, number>> = { h: 3_600_000, d: 86_400_000 };

/**
 * The instant `--since` means: `2026-11-21`, an ISO 8601 instant, or so long before now (`36h`, `7d`); null where it is
 * none of these.
 */
export const parseSince = (text: string, now: Date): Date | null => {
  const span = /^(\d{1,5})([hd])$/.exec(text);
  if (span) return new Date(now.getTime() - Number(span[1]) * (UNIT_MS[span[2] ?? ""] ?? 0));
  if (!/^\d{4}-\d{2}-\d{2}(?:T[\d:.]+(?:Z|[+-]\d{2}:\d{2})?)?$/.test(text)) return null;
  const instant = new Date(text);
  return Number.isNaN(instant.getTime()) ? null : instant;
};
