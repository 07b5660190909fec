import { classNames } from "../../../ui/class-names.ts";

type OpenStateProps = {
  readonly isOpen: boolean;
  readonly label: string;
  /** When the state changes next, for scripts: milliseconds since 1970. */
  readonly changesAt?: number | undefined;
};

/** Open state as text, since colour alone is not accessible. */
export const OpenStateText = ({ isOpen, label, changesAt }: OpenStateProps) => (
  <span className={classNames("open-now", isOpen && "open-now-yes")} data-changes-at={changesAt}>
    {label}
  </span>
);
