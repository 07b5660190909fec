import type { ReactNode } from "react";
import { classNames } from "../../../ui/class-names.ts";

export const MAIN_ID = "contenu";

type MainProps = {
  readonly children: ReactNode;
  readonly className?: string;
  /** Marks an error page with its kind, for tests and for the gate that watches them. */
  readonly errorType?: string;
};

/** The one main part of a page, where the skip link leads. */
export const Main = ({ children, className, errorType }: MainProps) => (
  <main id={MAIN_ID} tabIndex={-1} className={classNames("main", className)} data-error-type={errorType}>
    {children}
  </main>
);
