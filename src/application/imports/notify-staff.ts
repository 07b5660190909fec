import type { FinishedImport, QueueImportEmail, StockWriter } from "./ports.ts";

export type NotifyStaffDependencies = {
  readonly listImports: StockWriter["listImports"];
  readonly queueEmail: QueueImportEmail;
  readonly onError: (error: unknown) => void;
};

/** Number of past imports that are searched for one of the same feed. */
const MAX_PAST_IMPORTS = 200;

/** False when the previous import of the same feed ended in the same way: a feed may be polled every minute. */
const isNews = async (
  listImports: StockWriter["listImports"],
  { feed, status, reason, counts }: FinishedImport,
): Promise<boolean> => {
  const all = await listImports(MAX_PAST_IMPORTS);
  const [, previous] = all.filter((past) => past.feed === feed && past.status !== "accepted");
  if (reason === null) return (counts.held ?? 0) > (previous?.counts.held ?? 0);
  return previous?.status !== status || previous.reason !== reason;
};

/** Notifies the staff by email when an import was rejected, or holds more prices than the one before. A failure to do so does not fail the import. */
export const createStaffNotifier =
  ({ listImports, queueEmail, onError }: NotifyStaffDependencies) =>
  async (finished: FinishedImport): Promise<void> => {
    if (finished.dry_run || (finished.reason === null && (finished.counts.held ?? 0) === 0)) return;
    try {
      if (await isNews(listImports, finished)) await queueEmail(finished);
    } catch (error) {
      onError(error);
    }
  };
