import { pageError, type PageErrorKind } from "#domain/shared/index.ts";
import { Button } from "../../../ui/button/button.tsx";
import { errorStrings as words } from "../../strings/errors.ts";
import { similarStrings } from "../../strings/similar.ts";
import { Main } from "../shell/main.tsx";
import { SimilarVehicles } from "../similar/similar-vehicles.tsx";
import type { SimilarView } from "../similar/similar-view.ts";

type ErrorPageProps = {
  readonly kind: PageErrorKind;
  /** Where the button's two targets are in this market. */
  readonly hrefs: { readonly home: string; readonly stock: string };
  /** The vehicle that stood here until a short while ago, and those like it. */
  readonly sold?: { readonly name: string; readonly similar: readonly SimilarView[] } | null;
};

/** Title, words and one way on, from the one table of errors. Nobody sees a stack trace. */
export const ErrorPage = ({ kind, hrefs, sold }: ErrorPageProps) => {
  const { title, description, button, target, status } = pageError(kind);
  const text = sold ? words.sold(sold.name) : description;
  return (
    <Main errorType={kind} className="wrap error-page">
      <p className="error-status figures">{words.status(status)}</p>
      <h1>{title}</h1>
      {text && <p className="error-words">{text}</p>}
      <div className="mt-3">
        <Button size="large" href={hrefs[target]} label={button} />
      </div>
      {sold && sold.similar.length > 0 && (
        <section className="error-similar">
          <h2 className="mb-8">{similarStrings.instead}</h2>
          <SimilarVehicles similar={sold.similar} />
        </section>
      )}
    </Main>
  );
};
