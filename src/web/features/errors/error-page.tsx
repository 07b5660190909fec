import { pageError, type PageErrorKind } from "#domain/shared/index.ts";
import { Button } from "../../../ui/button/button.tsx";
import { Main } from "../shell/main.tsx";
import type { VehicleCardView } from "../stock/card-view.ts";
import { VehicleCard } from "../stock/vehicle-card.tsx";
import { errorStrings as words } from "../../strings/errors.ts";

type ErrorPageProps = {
  readonly kind: PageErrorKind;
  /** Where the button's two targets are in this market. */
  readonly hrefs: { readonly home: string; readonly stock: string };
  /** Like the one that is gone; shown under its message. */
  readonly similar?: readonly VehicleCardView[];
};

/** Title, words and one way on, from the one table of errors. Nobody sees a stack trace. */
export const ErrorPage = ({ kind, hrefs, similar }: ErrorPageProps) => {
  const { title, description, button, target, status } = pageError(kind);
  return (
    <Main errorType={kind} className="wrap error-page">
      <p className="error-status figures">{words.status(status)}</p>
      <h1>{title}</h1>
      {description && <p className="error-words">{description}</p>}
      <div className="mt-3">
        <Button size="large" href={hrefs[target]} label={button} />
      </div>
      {similar && similar.length > 0 && (
        <section className="error-similar">
          <h2 className="mb-8">{words.similar}</h2>
          <ul className="vehicle-grid">
            {similar.map((card) => (
              <li key={card.id} className="grid">
                <VehicleCard card={card} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </Main>
  );
};
