import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import { CloseIcon } from "../icons/icons.tsx";
import { Anchor } from "../link/link.tsx";

type ChipProps = {
  readonly href: string;
  readonly children: ReactNode;
  readonly pressed?: boolean;
  /** It changes what the page shows; where the page stands does not change. */
  readonly stays?: boolean;
};

/** A choice offered as one click. */
export const Chip = ({ href, children, pressed, stays }: ChipProps) => (
  <Anchor
    href={href}
    className={classNames("chip", pressed && "chip-on")}
    aria-current={pressed ? "true" : undefined}
    {...(stays && { "data-preserve-scroll": "" })}
  >
    {children}
  </Anchor>
);

type RemovableProps = { readonly href: string; readonly children: ReactNode; readonly removeLabel: string };

/** A choice made; following it takes the choice back. */
export const RemovableChip = ({ href, children, removeLabel }: RemovableProps) => (
  <Anchor href={href} className="chip chip-on" aria-label={removeLabel} data-preserve-scroll="">
    {children}
    <CloseIcon />
  </Anchor>
);
