import type { FinishedImport, QueueImportEmail, SavedImport, StockWriter } from "./ports.ts";

type NotifyStaffDependencies = {
  readonly listImports: StockWriter["listImports"];
  readonly queueEmail: QueueImportEmail;
  readonly onError: (error: unknown) => void;
};

/** Number of past imports that are searched for one of the same feed. */
const MAX_PAST_IMPORTS = 200;

const isHandled = ({ reason, counts }: FinishedImport): boolean =>
  reason === null && (counts.held ?? 0) === 0 && (counts.shared ?? 0) === 0;

/** More vehicles of several feeds than the import before had, and than the last import of the other feed has reported. */
const hasNewShared = (
  { counts, shared_with }: FinishedImport,
  earlier: readonly SavedImport[],
  previous?: SavedImport,
) =>
  (counts.shared ?? 0) > (previous?.counts.shared ?? 0) &&
  shared_with.some(({ feed, vins }) => vins > (earlier.find((past) => past.feed === feed)?.counts.shared ?? 0));

/** False when the previous import of the same feed ended in the same way: a feed may be polled every minute. */
const isNews = async (listImports: StockWriter["listImports"], finished: FinishedImport): Promise<boolean> => {
  const { feed, status, reason, counts } = finished;
  const all = (await listImports(MAX_PAST_IMPORTS)).filter((past) => past.status !== "accepted");
  const [, previous] = all.filter((past) => past.feed === feed);
  if (reason === null)
    return (counts.held ?? 0) > (previous?.counts.held ?? 0) || hasNewShared(finished, all, previous);
  return previous?.status !== status || previous.reason !== reason;
};

/** Notifies the staff by email when an import was rejected, or holds more prices or shares more vehicles with other feeds than the one before. A failure to do so does not fail the import. */
export const createStaffNotifier =
  ({ listImports, queueEmail, onError }: NotifyStaffDependencies) =>
  async (finished: FinishedImport): Promise<void> => {
    if (finished.dry_run || isHandled(finished)) return;
    try {
      if (await isNews(listImports, finished)) await queueEmail(finished);
    } catch (error) {
      onError(error);
    }
  };
