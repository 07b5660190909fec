import { readSharedIds, LISTS, type ListName } from "#domain/shortlist/index.ts";
import { REMOVED_FROM_OWN_LIST, listPageStrings } from "./list-pages-strings.ts";
import { shortlistStrings as strings } from "../../shortlist/index.ts";

/** URL parameters that report the last change made without JavaScript. */
export const NOTICE_PARAMETERS = { add: "ajout", remove: "retrait", refused: "refus" } as const;

export type ListNoticesView = {
  readonly removed: { readonly text: string; readonly names: readonly string[] } | null;
  readonly refused: string | null;
  readonly done: string | null;
  /** Ids that can be added again. */
  readonly undo: readonly number[];
};

export const NO_LIST_NOTICES: ListNoticesView = { removed: null, refused: null, done: null, undo: [] };

const MAX_NAMES = 5;

/** "Ford Puma, Opel Corsa et 3 autres". `count` includes vehicles without a name. */
const visibleNames = (names: readonly string[], count: number): readonly string[] => {
  const visible = names.slice(0, MAX_NAMES);
  const more = count - visible.length;
  return visible.length > 0 && more > 0 ? [...visible, listPageStrings.removed.more(more)] : visible;
};

type RemovedVehicles = {
  readonly removedNames: readonly string[];
  readonly removedCount: number;
  readonly shared: boolean;
};

export const createListNotices = (
  list: ListName,
  query: URLSearchParams,
  { removedNames, removedCount, shared }: RemovedVehicles,
): ListNoticesView => {
  const { maxIds } = LISTS[list];
  const added = readSharedIds(query.get(NOTICE_PARAMETERS.add), maxIds);
  const removed = readSharedIds(query.get(NOTICE_PARAMETERS.remove), maxIds);
  return {
    removed:
      removedCount === 0
        ? null
        : {
            text: shared ? listPageStrings.removed.shared : REMOVED_FROM_OWN_LIST,
            names: visibleNames(removedNames, removedCount),
          },
    refused: query.get(NOTICE_PARAMETERS.refused) === "1" ? strings.full[list] : null,
    done:
      removed.length > 0
        ? strings.removed[list](removed.length)
        : added.length > 0
          ? strings.added[list](added.length)
          : null,
    undo: removed,
  };
};
