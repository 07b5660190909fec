import type { ReactNode } from "react";
import { CloseIcon } from "../icons/icons.tsx";

type PopoverProps = {
  readonly id: string;
  readonly title: string;
  readonly closeLabel: string;
  readonly children: ReactNode;
};

/** A native popover, opened by its button without scripts. */
export const Popover = ({ id, title, closeLabel, children }: PopoverProps) => (
  <div id={id} popover="" role="dialog" aria-label={title} className="popover">
    <div className="popover-head no-print">
      <p className="strong">{title}</p>
      <button type="button" popoverTarget={id} popoverTargetAction="hide" aria-label={closeLabel} className="round">
        <CloseIcon />
      </button>
    </div>
    {children}
  </div>
);
