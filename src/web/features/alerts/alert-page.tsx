import { Button } from "../../../ui/button/button.tsx";
import { Main } from "../page/index.ts";
import type { AlertView } from "./alert-view.ts";

/** Only the button changes the alert: mail programs that follow links must not. */
export const AlertPage = ({ view }: { readonly view: AlertView }) => (
  <Main className="wrap py-10">
    <div className="grid max-w-[640px] gap-6">
      <h1>{view.title}</h1>
      {view.name && <p className="text-l font-semibold">{view.name}</p>}
      <p>{view.text}</p>
      {view.action && (
        <form method="post">
          <Button type="submit" size="large" label={view.action} />
        </form>
      )}
      {view.links.length > 0 && (
        <div className="flex flex-wrap gap-3">
          {view.links.map(({ href, label }, index) => (
            <Button key={href} href={href} label={label} variant={index === 0 ? "primary" : "secondary"} />
          ))}
        </div>
      )}
    </div>
  </Main>
);
