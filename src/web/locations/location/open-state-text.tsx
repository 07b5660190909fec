import { classNames } from "../../../ui/class-names.ts";
import type { JsonText } from "../../platform/json-text/index.ts";
import type { ShowroomState } from "./showroom-state.ts";

type OpenStateProps = {
  readonly isOpen: boolean;
  readonly label: string;
  /** The whole state, for the script that loads the island. */
  readonly state?: JsonText<ShowroomState>;
};

/** Open state as text, since colour alone is not accessible. */
export const OpenStateText = ({ isOpen, label, state }: OpenStateProps) => (
  <span className={classNames("open-now", isOpen && "open-now-yes")} data-state={state}>
    {label}
  </span>
);
