import { pickIds, LISTS, type ListName } from "#domain/shortlist/index.ts";
import { STRINGS } from "#domain/site/index.ts";
import { listPageStrings } from "../../strings/list-pages.ts";
import { shortlistStrings as words } from "../../strings/shortlist.ts";

/** How the address of a list's page tells what a form without scripts has just done. */
export const SAID_PARAMETERS = { add: "ajout", remove: "retrait", refused: "refus" } as const;

/** What a list's page says above the list. */
export type ListNotices = {
  readonly removed: { readonly text: string; readonly names: readonly string[] } | null;
  readonly refused: string | null;
  readonly done: string | null;
  /** Ids that can be put back. */
  readonly undo: readonly number[];
};

const NAMES_SAID = 5;

/** "Ford Puma, Opel Corsa et 3 autres": only those that ever had a name are named. */
const named = (names: readonly string[], count: number): readonly string[] => {
  const said = names.slice(0, NAMES_SAID);
  const more = count - said.length;
  return said.length > 0 && more > 0 ? [...said, listPageStrings.gone.more(more)] : said;
};

type Gone = { readonly gone: readonly string[]; readonly goneCount: number; readonly shared: boolean };

export const listNotices = (list: ListName, query: URLSearchParams, { gone, goneCount, shared }: Gone): ListNotices => {
  const { most } = LISTS[list];
  const added = pickIds(query.get(SAID_PARAMETERS.add), most);
  const taken = pickIds(query.get(SAID_PARAMETERS.remove), most);
  return {
    removed:
      goneCount === 0
        ? null
        : { text: shared ? listPageStrings.gone.shared : STRINGS.vehiclesRemoved, names: named(gone, goneCount) },
    refused: query.get(SAID_PARAMETERS.refused) === "1" ? words.full[list] : null,
    done:
      taken.length > 0 ? words.removed[list](taken.length) : added.length > 0 ? words.added[list](added.length) : null,
    undo: taken,
  };
};
