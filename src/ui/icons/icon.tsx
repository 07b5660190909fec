import sprite from "./icons.svg?url";

export type IconProps = {
  /** Accessible name; none if a visible label stands beside the icon. */
  readonly label?: string;
  readonly className?: string;
};

/** Creates an icon from the symbol of that id in `icons.svg`: 20 units, a line width of 1.5, in the text colour. */
export const createIcon = (id: string) => {
  const href = `${sprite}#${id}`;
  const Icon = ({ label, className }: IconProps) => (
    <svg
      className={className ? `icon ${className}` : "icon"}
      role={label ? "img" : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <use href={href} />
    </svg>
  );
  return Icon;
};
