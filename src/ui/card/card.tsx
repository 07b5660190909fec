import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";

type CardProps = { readonly picture: ReactNode; readonly children: ReactNode; readonly className?: string };

/** Picture above, text below. The card has one link, which covers all of it (`card-link`). */
export const Card = ({ picture, className, children }: CardProps) => (
  <article className={classNames("card", className)}>
    <div className="card-picture">{picture}</div>
    <div className="card-body">{children}</div>
  </article>
);
