import { Button } from "../../../ui/button/button.tsx";
import { errorStrings as strings } from "../../platform/errors/index.ts";
import { Main } from "../../platform/page/index.ts";

/** Displayed while the database is down. Its link requests the same URL again. */
export const UnavailablePage = () => (
  <Main errorType="something-went-wrong" className="wrap error-page">
    <p className="error-status figures">{strings.status(503)}</p>
    <h1>{strings.unavailable.title}</h1>
    <p className="error-words">{strings.unavailable.description}</p>
    <div className="error-actions">
      <Button size="large" href="" label={strings.unavailable.button} />
    </div>
  </Main>
);
