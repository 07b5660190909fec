import type { ListName } from "#domain/shortlist/index.ts";
import { classNames } from "../../../ui/class-names.ts";
import { CompareIcon, HeartIcon } from "../../../ui/icons/icons.tsx";
import { shortlistStrings } from "../../strings/shortlist.ts";
import { changeButtonProps, ChangeForm } from "./change-form.tsx";
import { useHydrated, useList } from "./list-store.ts";

const strings = shortlistStrings.toggles;

const ICONS = { favourites: HeartIcon, compare: CompareIcon } as const;

type ListToggleProps = {
  readonly list: ListName;
  readonly id: number;
  readonly title: string;
  /** Shows a label beside an icon; without it a round button has the icon alone. */
  readonly withLabel: boolean;
};

/**
 * The server's HTML is the same for all visitors and has no pressed state. Without JavaScript the button adds the
 * vehicle, and the redirect leads back to it (`#favourites-12`), where CSS shows the confirmation.
 */
const ListToggle = ({ list, id, title, withLabel }: ListToggleProps) => {
  const inList = useList(list).includes(id);
  const hydrated = useHydrated();
  const Icon = ICONS[list];
  const name = strings[list](title);
  return (
    <button
      {...changeButtonProps({ list, action: inList ? "remove" : "add", ids: [id] })}
      id={`${list}-${id}`}
      aria-pressed={hydrated ? inList : undefined}
      className={classNames("mark", withLabel ? "btn btn-tertiary btn-s" : `mark-${list} mark-round icon-before`)}
    >
      {withLabel ? (
        <>
          <Icon />
          <span aria-hidden="true">{strings[`${list}Short`]}</span>
          <span className="sr-only">{name}</span>
        </>
      ) : (
        name
      )}
      <span className="mark-done without-script">{strings.done}</span>
    </button>
  );
};

type TogglesProps = { readonly id: number; readonly title: string };

/** Toggles in the corner of a card's picture. */
export const CardToggles = (vehicle: TogglesProps) => (
  <ChangeForm className="card-marks no-print">
    <ListToggle list="compare" {...vehicle} withLabel={false} />
    <ListToggle list="favourites" {...vehicle} withLabel={false} />
  </ChangeForm>
);

/** Toggles beside a vehicle's offer. */
export const ShortlistToggles = (vehicle: TogglesProps) => (
  <ChangeForm className="page-marks no-print">
    <ListToggle list="favourites" {...vehicle} withLabel />
    <ListToggle list="compare" {...vehicle} withLabel />
  </ChangeForm>
);
