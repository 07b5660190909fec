import { uncapitalize } from "#domain/shared/index.ts";
import { useCachedObjects } from "../../platform/object-cache/index.ts";
import { locationStrings as strings } from "./locations-strings.ts";
import { classNames } from "../../../ui/class-names.ts";
import type { JsonText } from "../../platform/json-text/index.ts";
import type { ShowroomState, StateView } from "./showroom-state.ts";

type OpenStateProps = {
  readonly isOpen: boolean;
  readonly label: string;
  /** The whole state, for the script that loads the island. */
  readonly state?: JsonText<ShowroomState>;
};

/** Open state as text, since colour alone is not accessible. */
export const OpenStateText = ({ isOpen, label, state }: OpenStateProps) => (
  <span
    className={classNames("open-now inline-row gap-8 text-s leading-s", isOpen && "open-now-yes")}
    data-state={state}
  >
    {label}
  </span>
);

type OpenNowProps = {
  readonly isOpen: boolean;
  readonly label: string;
  /** Location of the showroom, whose state is updated while the page stays open. */
  readonly locationId?: number | undefined;
};

const NONE: readonly number[] = [];

/** State of a location: open or closed, and until when. */
export const OpenNow = ({ isOpen, label, locationId }: OpenNowProps) => {
  const [newest] = useCachedObjects("location", locationId === undefined ? NONE : [locationId]);
  return <OpenStateText isOpen={newest?.isOpen ?? isOpen} label={newest?.openNow ?? label} />;
};

type OpenStatesProps = { readonly id: number; readonly showroom: StateView; readonly workshop: StateView | null };

const NamedState = ({ name, state }: { readonly name: string; readonly state: StateView }) => (
  <OpenStateText isOpen={state.isOpen} label={strings.stateOf(name, uncapitalize(state.openNow))} />
);

/** The states of showroom and workshop side by side; without a workshop that of the location. */
export const OpenStates = ({ id, showroom, workshop }: OpenStatesProps) => {
  const [newest] = useCachedObjects("location", [id]);
  const current = newest ?? showroom;
  const currentWorkshop = newest?.workshop === undefined ? workshop : newest.workshop;
  if (currentWorkshop === null) return <OpenStateText isOpen={current.isOpen} label={current.openNow} />;
  return (
    <>
      <NamedState name={strings.showroom} state={current} />
      <NamedState name={strings.workshop} state={currentWorkshop} />
    </>
  );
};
