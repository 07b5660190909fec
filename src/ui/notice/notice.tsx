import type { ReactNode } from "react";
import { CheckIcon, InfoIcon, WarningIcon } from "../icons/icons.tsx";

export type NoticeTone = "info" | "success" | "error";

const SIGNS = { info: InfoIcon, success: CheckIcon, error: WarningIcon } as const;

type NoticeProps = {
  readonly tone?: NoticeTone;
  readonly title?: string;
  readonly children?: ReactNode;
  /** Said at once by screen readers; for what appears after the page has been read. */
  readonly live?: boolean;
};

export const Notice = ({ tone = "info", title, children, live }: NoticeProps) => {
  const Sign = SIGNS[tone];
  return (
    <div className={`notice notice-${tone}`} role={live ? (tone === "error" ? "alert" : "status") : undefined}>
      <Sign />
      <div>
        {title && <p className="font-semibold">{title}</p>}
        {children}
      </div>
    </div>
  );
};

type ToastProps = {
  readonly tone?: NoticeTone;
  /** Nothing: it stands there empty, so that screen readers hear what comes. */
  readonly children?: ReactNode;
  /** What can be done about it, such as taking it back. */
  readonly action?: ReactNode;
  /** Said, not shown: the page itself shows what happened. */
  readonly quiet?: boolean;
};

/** A notice that floats over the page for a moment. It is always on the page, mostly empty. */
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
