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

/** A notice that floats over the page for a moment. */
export const Toast = (props: NoticeProps) => (
  <div className="toast">
    <Notice {...props} live />
  </div>
);
