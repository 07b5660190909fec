import { Form, isRouteErrorResponse } from "react-router";
import { MAX_SEARCH_TEXT_LENGTH } from "#domain/vehicles/stock/search-text.ts";
import { PAGE_ERRORS, type PageErrorKind } from "#domain/shared/index.ts";
import { Button } from "../../../ui/button/button.tsx";
import { Link } from "../../../ui/link/link.tsx";
import { nonBreakingTitle } from "../../../ui/non-breaking-title.tsx";
import { LocationList } from "../../locations/index.ts";
import { startQuickSearch } from "../../platform/analytics/index.ts";
import {
  errorStrings as strings,
  errorStrings,
  isDefaultMessage,
  isPageErrorData,
  type PageErrorData,
} from "../../platform/errors/index.ts";
import { Main } from "../../platform/page/index.ts";
import { similarStrings, SimilarVehicles } from "../../vehicle/index.ts";
import type { OfferAlternatives } from "../../leasing/index.server.ts";
import type { LocationAlternatives } from "../../locations/index.server.ts";
import type { SoldAlternative } from "../../vehicle/index.server.ts";

/** What trades list instead of a missing page. */
type Alternatives = SoldAlternative & LocationAlternatives & OfferAlternatives;

/** `unavailable`: the database is down; the page may be available later. */
type ErrorView = Pick<PageErrorData, "kind"> &
  Alternatives & {
    readonly status: number;
    /** Part of the document's title. */
    readonly message: string;
    readonly unavailable: boolean;
  };

const NO_ALTERNATIVES: Alternatives = { sold: null, locations: [], offers: [] };

/** The message of the error; "Page introuvable" instead of the default one, which is for logs and programs. */
const toMessage = (message: string): string => (isDefaultMessage(message) ? errorStrings.notFound : message);

/** Content of the error page. The message of an unexpected error is never sent to the browser. */
export const toErrorView = (error: unknown): ErrorView => {
  const failed: ErrorView = {
    kind: "something-went-wrong",
    status: PAGE_ERRORS["something-went-wrong"].status,
    message: errorStrings.page("something-went-wrong").title,
    ...NO_ALTERNATIVES,
    unavailable: false,
  };
  if (!isRouteErrorResponse(error)) return failed;
  const { status } = error;
  if (isPageErrorData(error.data)) {
    const message = toMessage(error.data.message);
    return { ...NO_ALTERNATIVES, ...error.data, status, message, unavailable: false };
  }
  if (status === 404) return { ...failed, kind: "page-not-found", status, message: errorStrings.notFound };
  if (status === 503) return { ...failed, status, message: errorStrings.unavailable.title, unavailable: true };
  return failed;
};

type ErrorPageProps = {
  readonly kind: PageErrorKind;
  /** Defaults to the status of the error kind. */
  readonly status?: number;
  readonly hrefs: { readonly home: string; readonly stock: string };
} & Partial<Alternatives>;

const NO_OFFERS: Alternatives["offers"] = [];

const OtherOffers = ({ offers }: Pick<Alternatives, "offers">) => (
  <section className="similar-instead">
    <h2 className="mb-32">{strings.otherOffers}</h2>
    <ul className="stack">
      {offers.map(({ href, title, trim }) => (
        <li key={href}>
          <Link href={href}>{title}</Link> <span className="text-soft">{trim}</span>
        </li>
      ))}
    </ul>
  </section>
);

const StockSearch = ({ action }: { readonly action: string }) => (
  <search className="error-search mt-8 full">
    <Form method="get" action={action} onSubmit={startQuickSearch}>
      <label htmlFor="recherche-erreur" className="sr-only">
        {strings.search.label}
      </label>
      <input
        id="recherche-erreur"
        type="search"
        name="q"
        maxLength={MAX_SEARCH_TEXT_LENGTH}
        placeholder={strings.search.hint}
        className="input"
      />
      <Button type="submit" variant="secondary" label={strings.search.submit} />
    </Form>
  </search>
);

const usualContent = (kind: PageErrorKind, hrefs: ErrorPageProps["hrefs"]) => {
  const { title, description } = strings.page(kind);
  const { target } = PAGE_ERRORS[kind];
  return { title, text: description, action: { href: hrefs[target], label: strings.buttons[target] } };
};

/** Texts come from the table of page errors. Never displays a stack trace. */
export const ErrorPage = ({ kind, status, hrefs, sold, locations, offers = NO_OFFERS }: ErrorPageProps) => {
  const { status: usualStatus } = PAGE_ERRORS[kind];
  const { title, text, action } = sold ?? usualContent(kind, hrefs);
  const displayedStatus = status ?? usualStatus;
  return (
    <Main errorType={kind} className="wrap error-page">
      <p className="error-status text-s leading-s text-soft figures">{strings.status(displayedStatus)}</p>
      <h1>{nonBreakingTitle(title)}</h1>
      {text && <p className="error-words text-l leading-m text-soft">{text}</p>}
      <div className="error-actions mt-12">
        <Button size="large" {...action} />
      </div>
      {displayedStatus === 404 && <StockSearch action={hrefs.stock} />}
      {sold && sold.similar.length > 0 && (
        <section className="similar-instead">
          <h2 className="mb-32">{similarStrings.instead}</h2>
          <SimilarVehicles similar={sold.similar} />
        </section>
      )}
      {locations && locations.length > 0 && (
        <section className="similar-instead">
          <h2 className="mb-32">{strings.locations}</h2>
          <LocationList locations={locations} />
        </section>
      )}
      {offers.length > 0 && <OtherOffers offers={offers} />}
    </Main>
  );
};
