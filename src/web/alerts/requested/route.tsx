import { Button } from "../../../ui/button/button.tsx";
import { nonBreakingTitle } from "../../../ui/non-breaking-title.tsx";
import { alertStrings } from "../alert/alerts-strings.ts";
import { Main, pageMeta } from "../../platform/page/index.ts";
import type { Route } from "./+types/route";

export { loader } from "./loader.server.ts";

export const meta: Route.MetaFunction = ({ loaderData, matches, location }) =>
  pageMeta(matches, location, { title: loaderData?.title ?? null, noindex: true });

type AlertRequestedPageProps = {
  readonly title: string;
  readonly steps: readonly string[];
  readonly links: readonly { readonly href: string; readonly label: string }[];
};

/** Shown after every request, so that it does not reveal whether an alert existed before. */
const AlertRequestedPage = ({ title, steps, links }: AlertRequestedPageProps) => (
  <Main className="wrap page-body">
    <div className="stack gap-32 form-width">
      <h1>{nonBreakingTitle(title)}</h1>
      <ol className="stack gap-8 numbered">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p className="text-s text-soft">{alertStrings.sent.help}</p>
      <div className="cluster">
        {links.map(({ href, label }, index) => (
          <Button key={href} href={href} label={label} variant={index === 0 ? "primary" : "secondary"} />
        ))}
      </div>
    </div>
  </Main>
);

const AlertRequested = ({ loaderData }: Route.ComponentProps) => <AlertRequestedPage {...loaderData} />;

export default AlertRequested;
