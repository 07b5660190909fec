import type { ReactNode } from "react";

export type IconProps = {
  /** Accessible name; none if a visible label stands beside the icon. */
  readonly label?: string;
  readonly className?: string;
};

/** Creates an icon of 20 units with a line width of 1.5 in the text colour. */
export const createIcon = (drawing: ReactNode) => {
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
