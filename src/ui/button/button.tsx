import type { ButtonHTMLAttributes, ReactNode } from "react";
import { classNames } from "../class-names.ts";
import { Anchor } from "../link/link.tsx";

export type ButtonVariant = "primary" | "secondary" | "tertiary" | "ghost";
export type ButtonSize = "large" | "medium" | "small" | "extra-small";

type ButtonStyleProps = {
  readonly label: ReactNode;
  readonly icon?: ReactNode;
  readonly iconPosition?: "start" | "end";
  readonly size?: ButtonSize;
  readonly variant?: ButtonVariant;
  readonly fullWidth?: boolean;
  readonly onDark?: boolean;
  readonly className?: string | undefined;
};

type NativeButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, "className" | "children">;

export type ButtonProps = ButtonStyleProps & NativeButtonProps & { readonly href?: string | undefined };

const SIZES = { large: "btn-l", medium: "", small: "btn-s", "extra-small": "btn-xs" } as const;

/** Renders a link if it has a target and is not disabled, else a button. */
export const Button = (props: ButtonProps) => {
  const {
    label,
    icon,
    iconPosition = "start",
    size = "medium",
    variant = "primary",
    fullWidth,
    onDark,
    ...rest
  } = props;
  const { className: extraClassName, href, disabled, ...nativeProps } = rest;
  const className = classNames(
    "btn",
    `btn-${variant}`,
    SIZES[size],
    fullWidth && "btn-full",
    onDark && "btn-on-dark",
    extraClassName,
  );
  const content = (
    <>
      {iconPosition === "start" && icon}
      <span>{label}</span>
      {iconPosition === "end" && icon}
    </>
  );
  if (href !== undefined && !disabled) {
    return (
      <Anchor href={href} className={className} aria-label={nativeProps["aria-label"]}>
        {content}
      </Anchor>
    );
  }
  return (
    <button type="button" {...nativeProps} disabled={disabled} className={className}>
      {content}
    </button>
  );
};
