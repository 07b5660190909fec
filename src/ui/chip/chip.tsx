import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import { CloseIcon } from "../icons/icons.tsx";
import { Anchor } from "../link/link.tsx";

type ChipProps = {
  readonly href: string;
  readonly children: ReactNode;
  readonly pressed?: boolean;
  /** Following the link preserves the scroll position. */
  readonly preserveScroll?: boolean;
};

/** A suggestion. */
export const Chip = ({ href, children, pressed, preserveScroll }: ChipProps) => (
  <Anchor
    href={href}
    className={classNames("chip", pressed && "chip-on")}
    aria-current={pressed ? "true" : undefined}
    preserveScroll={preserveScroll}
  >
    {children}
  </Anchor>
);

type RemovableChipProps = { readonly href: string; readonly children: ReactNode; readonly removeLabel: string };

/** An active selection; following the link removes it. */
export const RemovableChip = ({ href, children, removeLabel }: RemovableChipProps) => (
  <Anchor href={href} className="chip chip-on" aria-label={removeLabel} preserveScroll>
    {children}
    <CloseIcon />
  </Anchor>
);
