import type { ReactNode } from "react";
import { classNames } from "../../../ui/class-names.ts";

export const MAIN_ID = "contenu";

type MainProps = {
  readonly children: ReactNode;
  readonly className?: string;
  /** Error kind of the page, read by tests and by the pre-release check. */
  readonly errorType?: string;
};

/** Target of the skip link. */
export const Main = ({ children, className, errorType }: MainProps) => (
  <main id={MAIN_ID} tabIndex={-1} className={classNames("main", className)} data-error-type={errorType}>
    {children}
  </main>
);
