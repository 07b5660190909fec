import type { ListName } from "#domain/shortlist/index.ts";
import { Button } from "../../../ui/button/button.tsx";
import { Anchor } from "../../../ui/link/link.tsx";
import { Notice } from "../../../ui/notice/notice.tsx";
import { shortlistStrings as strings, changeButtonProps, ChangeForm } from "../../shortlist/index.ts";
import { listPageStrings as pageStrings } from "./list-pages-strings.ts";
import type { ListNoticesView } from "./list-notices-view.ts";

export const ListNotices = ({ list, notices }: { readonly list: ListName; readonly notices: ListNoticesView }) => {
  const { removed, refused, done, undo } = notices;
  if (!removed && !refused && !done) return null;
  return (
    <div className="list-notices no-print">
      {refused && <Notice tone="error">{refused}</Notice>}
      {removed && (
        <Notice live>
          <p>{removed.text}</p>
          {removed.vehicles.length > 0 && (
            <ul className="list-removed text-soft">
              {removed.vehicles.map(({ name, href, isSold }) => (
                <li key={href}>
                  <Anchor href={href} className="link">
                    {name}
                  </Anchor>
                  {isSold ? pageStrings.removed.sold : pageStrings.removed.gone}
                </li>
              ))}
              {removed.more && <li>{removed.more}</li>}
            </ul>
          )}
        </Notice>
      )}
      {done && (
        <Notice tone="success">
          <p>{done}</p>
          {undo.length > 0 && (
            <ChangeForm className="notice-undo">
              <Button
                {...changeButtonProps({ list, action: "add", ids: undo })}
                size="extra-small"
                variant="tertiary"
                label={strings.undo}
              />
            </ChangeForm>
          )}
        </Notice>
      )}
    </div>
  );
};
