import type { ListName } from "#domain/shortlist/index.ts";
import { classNames } from "../../../ui/class-names.ts";
import { CompareIcon, HeartIcon } from "../../../ui/icons/icons.tsx";
import { shortlistStrings } from "../../strings/shortlist.ts";
import { asks, ChangeForm } from "./change-form.tsx";
import { useAwake, useList } from "./kept-lists.ts";

const words = shortlistStrings.marks;

const SIGNS = { favourites: HeartIcon, compare: CompareIcon } as const;

type MarkProps = {
  readonly list: ListName;
  readonly id: number;
  readonly title: string;
  /** Says its word beside its sign. */
  readonly worded: boolean;
};

/**
 * On or off. The server's page is the same for all and claims neither; without scripts the button adds, and the way back
 * leads to it (`#favourites-12`), where it shows that it did.
 */
const Mark = ({ list, id, title, worded }: MarkProps) => {
  const on = useList(list).includes(id);
  const awake = useAwake();
  const Sign = SIGNS[list];
  return (
    <button
      {...asks({ list, act: on ? "remove" : "add", ids: [id] })}
      id={`${list}-${id}`}
      aria-pressed={awake ? on : undefined}
      className={classNames("mark", `mark-${list}`, worded ? "btn btn-tertiary btn-s" : "mark-round")}
    >
      <Sign />
      {worded && <span aria-hidden="true">{words[`${list}Short`]}</span>}
      <span className="sr-only">{words[list](title)}</span>
      <span className="mark-done without-script">{words.done}</span>
    </button>
  );
};

type TogglesProps = { readonly id: number; readonly title: string };

/** Favourite and comparison at the corner of a card's picture. */
export const CardToggles = (vehicle: TogglesProps) => (
  <ChangeForm className="card-marks no-print">
    <Mark list="compare" {...vehicle} worded={false} />
    <Mark list="favourites" {...vehicle} worded={false} />
  </ChangeForm>
);

/** Favourite and comparison beside a vehicle's offer. */
export const ShortlistToggles = (vehicle: TogglesProps) => (
  <ChangeForm className="page-marks no-print">
    <Mark list="favourites" {...vehicle} worded />
    <Mark list="compare" {...vehicle} worded />
  </ChangeForm>
);
