import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";

type CardProps = {
  readonly picture: ReactNode;
  /** Buttons on the picture, or beside the text where the picture is small. */
  readonly marks?: ReactNode;
  readonly children: ReactNode;
  readonly className?: string;
};

/** Picture above, text below. The card has one link, which covers all of it (`card-link`). */
export const Card = ({ picture, marks, className, children }: CardProps) => (
  <article className={classNames("card", className)}>
    <div className="card-picture">{picture}</div>
    {marks}
    <div className="card-body">{children}</div>
  </article>
);
