import { Button } from "../../../ui/button/button.tsx";
import { nonBreakingTitle } from "../../../ui/non-breaking-title.tsx";
import { Main } from "../../platform/page/index.ts";
import type { AlertView } from "./alert-view.ts";

/** Only the button changes the alert, because mail programs follow links. */
export const AlertPage = ({ view }: { readonly view: AlertView }) => (
  <Main className="wrap page-body">
    <div className="stack gap-24 form-width">
      <h1>{nonBreakingTitle(view.title)}</h1>
      {view.name && <p className="text-l strong">{view.name}</p>}
      <p>{view.text}</p>
      {view.action && (
        <form method="post">
          <Button type="submit" size="large" label={view.action} />
        </form>
      )}
      {view.links.length > 0 && (
        <div className="cluster">
          {view.links.map(({ href, label }, index) => (
            <Button key={href} href={href} label={label} variant={index === 0 ? "primary" : "secondary"} />
          ))}
        </div>
      )}
    </div>
  </Main>
);
