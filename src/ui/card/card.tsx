import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";

type CardProps = { readonly picture: ReactNode; readonly children: ReactNode; readonly className?: string };

/** Picture above, text below. */
export const CardContent = ({ picture, children }: Omit<CardProps, "className">) => (
  <>
    <div className="card-picture">{picture}</div>
    <div className="card-body">{children}</div>
  </>
);

/** The card has one link, which covers all of it (`card-link`). */
export const Card = ({ className, ...content }: CardProps) => (
  <article className={classNames("card", className)}>
    <CardContent {...content} />
  </article>
);
