import type { ReactNode } from "react";
import { CheckIcon, InfoIcon, WarningIcon } from "../icons/icons.tsx";

type NoticeTone = "info" | "success" | "error";

const ICONS = { info: InfoIcon, success: CheckIcon, error: WarningIcon } as const;

type NoticeProps = {
  readonly tone?: NoticeTone;
  readonly title?: string;
  readonly children?: ReactNode;
  /** Announced by screen readers; for notices that appear after the page has loaded. */
  readonly live?: boolean;
};

export const Notice = ({ tone = "info", title, children, live }: NoticeProps) => {
  const Icon = ICONS[tone];
  return (
    <div className={`notice notice-${tone}`} role={live ? (tone === "error" ? "alert" : "status") : undefined}>
      <Icon />
      <div>
        {title && <p className="strong">{title}</p>}
        {children}
      </div>
    </div>
  );
};

type ToastProps = {
  readonly tone?: NoticeTone;
  /** Undefined renders an empty live region. */
  readonly children?: ReactNode;
  /** Button such as "undo". */
  readonly action?: ReactNode;
  /** Announced to screen readers only. */
  readonly quiet?: boolean;
};

/** A temporary notice. Always mounted, since screen readers announce changes of existing live regions only. */
export const Toast = ({ tone = "info", children, action, quiet = false }: ToastProps) => (
  <div className={quiet ? "sr-only" : "toast no-print"} role="status">
    {children && (
      <Notice tone={tone}>
        <p>{children}</p>
        {action}
      </Notice>
    )}
  </div>
);
