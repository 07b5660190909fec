import { Button } from "../../../ui/button/button.tsx";
import { errorStrings as strings } from "../../platform/errors/index.ts";
import { Main } from "../../platform/page/index.ts";

/** Displayed while the database is down. Its link requests the same URL again. */
export const UnavailablePage = () => (
  <Main errorType="something-went-wrong" className="wrap error-page">
    <p className="error-status text-s leading-s text-soft figures">{strings.status(503)}</p>
    <h1>{strings.unavailable.title}</h1>
    <p className="error-words text-l leading-m text-soft">{strings.unavailable.description}</p>
    <div className="error-actions mt-12">
      <Button size="large" href="" label={strings.unavailable.button} />
    </div>
  </Main>
);
