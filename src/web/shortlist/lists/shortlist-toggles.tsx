import { useEffect, useRef } from "react";
import { type ListName, toButtonField, togglesId } from "#domain/shortlist/index.ts";
import { classNames } from "../../../ui/class-names.ts";
import { shortlistStrings } from "./shortlist-strings.ts";
import { CHANGE_FORM_ID } from "./change-form.tsx";
import { changeListWithMessage } from "./change-list-with-message.ts";
import { useListHrefs } from "./list-hrefs.ts";
import { useList } from "./list-store.ts";

const strings = shortlistStrings.toggles;

type ListToggleProps = {
  readonly list: ListName;
  readonly id: number;
  readonly title: string;
  /** Shows a short label beside the icon; otherwise the full label is for screen readers. */
  readonly withLabel: boolean;
};

type ToggleProps = ListToggleProps & { readonly inList: boolean; readonly className: string | undefined };

const CheckboxToggle = ({ list, id, title, withLabel, inList, className }: ToggleProps) => {
  const checkbox = useRef<HTMLInputElement>(null);
  const { change: address } = useListHrefs();
  const change = (): void => changeListWithMessage({ list, action: inList ? "remove" : "add", ids: [id] }, address);
  useEffect(() => {
    const { checked, defaultChecked } = checkbox.current ?? { checked: false, defaultChecked: false };
    // Clicked before hydration. The form's autocomplete attribute prevents browsers from restoring state of earlier
    // visits.
    if (checked !== defaultChecked) change();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only after the page has loaded
  }, []);
  const box = (
    <input
      ref={checkbox}
      type="checkbox"
      form={CHANGE_FORM_ID}
      aria-label={strings.add[list](title)}
      className={withLabel ? "key-box" : undefined}
      checked={inList}
      onChange={change}
    />
  );
  if (!withLabel) return box;
  return (
    <label className={classNames(className, "key with-script")}>
      {box}
      {strings.short[list]}
    </label>
  );
};

/** For visitors without scripts: the button names its action and redirects back to its vehicle. */
const ButtonToggle = ({ list, id, title, withLabel, inList, className }: ToggleProps) => {
  const action = inList ? "remove" : "add";
  const name = strings[action][list](title);
  return (
    <button
      form={CHANGE_FORM_ID}
      {...toButtonField({ list, action, ids: [id] })}
      aria-label={withLabel ? name : undefined}
      className={classNames(className, inList && "mark-on", withLabel && "without-script") || undefined}
    >
      {withLabel ? strings.short[list] : name}
    </button>
  );
};

/**
 * A checkbox; without scripts a button. The server renders the same for all visitors, except where `ServerListsContext`
 * has one visitor's lists.
 */
const ListToggle = (props: ListToggleProps) => {
  const { list, id, withLabel } = props;
  const inList = useList(list).includes(id);
  const className = withLabel ? `mark mark-${list} btn btn-tertiary btn-s` : undefined;
  return (
    <>
      <CheckboxToggle {...props} inList={inList} className={className} />
      <ButtonToggle {...props} inList={inList} className={className} />
    </>
  );
};

type TogglesProps = { readonly id: number; readonly title: string };

/** Toggles in the corner of a card's picture, styled by their order. */
export const CardToggles = (vehicle: TogglesProps) => (
  <div id={togglesId(vehicle.id)} className="card-marks no-print">
    <ListToggle list="compare" {...vehicle} withLabel={false} />
    <ListToggle list="favourites" {...vehicle} withLabel={false} />
  </div>
);

/** Toggles beside a vehicle's offer. */
export const ShortlistToggles = (vehicle: TogglesProps) => (
  <div id={togglesId(vehicle.id)} className="page-marks no-print">
    <ListToggle list="favourites" {...vehicle} withLabel />
    <ListToggle list="compare" {...vehicle} withLabel />
  </div>
);
