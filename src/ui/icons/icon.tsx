import type { ReactNode } from "react";

export type IconProps = {
  /** Said by screen readers; an icon beside its word needs none. */
  readonly label?: string;
  readonly className?: string;
};

/** The frame of every icon: 20 units, a line of 1.5, the colour of the text around it. */
export const icon = (drawing: ReactNode) => {
  const Icon = ({ label, className }: IconProps) => (
    <svg
      viewBox="0 0 20 20"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className ? `icon ${className}` : "icon"}
      role={label ? "img" : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      focusable="false"
    >
      {drawing}
    </svg>
  );
  return Icon;
};
