import { type ListName, LISTS, readSharedIds } from "#domain/shortlist/index.ts";
import { Button } from "../../../ui/button/button.tsx";
import { Anchor } from "../../../ui/link/link.tsx";
import { Notice } from "../../../ui/notice/notice.tsx";
import { shortlistStrings as strings } from "../lists/shortlist-strings.ts";
import { changeButtonProps } from "../lists/change-form.tsx";
import { listPageStrings as pageStrings, listPageStrings, REMOVED_FROM_OWN_LIST } from "./list-pages-strings.ts";

/** URL parameters that report the last change made without JavaScript. */
export const NOTICE_PARAMETERS = { add: "ajout", remove: "retrait", refused: "refus" } as const;

/** `href`: the page of the vehicle, which shows its alternatives first. Not sold: it is no longer in the stock. */
export type RemovedVehicle = { readonly name: string; readonly href: string; readonly isSold: boolean };

export const NO_LIST_NOTICES: ListNoticesView = { removed: null, refused: null, done: null, undo: [] };

const MAX_NAMES = 5;

/** "Ford Puma, Opel Corsa, 3 autres". `count` includes vehicles without a name. */
const nameRemoved = (removed: readonly RemovedVehicle[], count: number) => {
  const vehicles = removed.slice(0, MAX_NAMES);
  const more = count - vehicles.length;
  return { vehicles, more: vehicles.length > 0 && more > 0 ? listPageStrings.removed.more(more) : null };
};

type RemovedVehicles = {
  readonly removedVehicles: readonly RemovedVehicle[];
  readonly removedCount: number;
  readonly shared: boolean;
};

export const createListNotices = (
  list: ListName,
  query: URLSearchParams,
  { removedVehicles, removedCount, shared }: RemovedVehicles,
) => {
  const { maxIds } = LISTS[list];
  const added = readSharedIds(query.get(NOTICE_PARAMETERS.add), maxIds);
  const removed = readSharedIds(query.get(NOTICE_PARAMETERS.remove), maxIds);
  return {
    /** `more`: "3 autres"; null without more. */
    removed:
      removedCount === 0
        ? null
        : {
            text: shared ? listPageStrings.removed.shared : REMOVED_FROM_OWN_LIST,
            ...nameRemoved(removedVehicles, removedCount),
          },
    refused: query.get(NOTICE_PARAMETERS.refused) === "1" ? strings.full[list] : null,
    done:
      removed.length > 0
        ? strings.removed[list](removed.length)
        : added.length > 0
          ? strings.added[list](added.length)
          : null,
    /** Ids that can be added again. */
    undo: removed,
  };
};

export type ListNoticesView = ReturnType<typeof createListNotices>;

export const ListNotices = ({ list, notices }: { readonly list: ListName; readonly notices: ListNoticesView }) => {
  const { removed, refused, done, undo } = notices;
  if (!removed && !refused && !done) return null;
  return (
    <div className="list-notices stack mb-24 no-print">
      {refused && <Notice tone="error">{refused}</Notice>}
      {removed && (
        <Notice live>
          <p>{removed.text}</p>
          {removed.vehicles.length > 0 && (
            <ul className="list-removed cluster gap-0 gap-x-16 text-soft">
              {removed.vehicles.map(({ name, href, isSold }) => (
                <li key={href}>
                  <Anchor href={href} className="link">
                    {name}
                  </Anchor>
                  {isSold ? pageStrings.removed.sold : pageStrings.removed.gone}
                </li>
              ))}
              {removed.more && <li>{removed.more}</li>}
            </ul>
          )}
        </Notice>
      )}
      {done && (
        <Notice tone="success">
          <p>{done}</p>
          {undo.length > 0 && (
            <div className="mt-8">
              <Button
                {...changeButtonProps({ list, action: "add", ids: undo })}
                size="extra-small"
                variant="tertiary"
                label={strings.undo}
              />
            </div>
          )}
        </Notice>
      )}
    </div>
  );
};
