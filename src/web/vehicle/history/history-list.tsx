import { WarningIcon } from "../../../ui/icons/icons.tsx";
import { Link } from "../../../ui/link/link.tsx";
import { historyStrings as strings } from "./history-strings.ts";
import type { HistoryItemView } from "./history-view.ts";

type HistoryProps = {
  readonly items: readonly HistoryItemView[];
  /** The form that requests the file of the vehicle; null where none is sent. */
  readonly requestHref: string | null;
};

const isBad = ({ state }: HistoryItemView): boolean => state === "bad";

const Request = ({ href }: { readonly href: string | null }) =>
  href !== null && (
    <p className="no-print">
      <Link href={href}>{strings.request}</Link>
    </p>
  );

/** Bad news in amber with the way to the file, then what is unknown and what is good. */
export const HistoryList = ({ items, requestHref }: HistoryProps) => {
  if (items.length === 0) return null;
  const [bad, others] = [items.filter(isBad), items.filter((fact) => !isBad(fact))];
  const hasUnknown = others.some(({ state }) => state === "unknown");
  return (
    <section aria-label={strings.title} className="stack gap-8 whole-line text-s leading-s">
      {bad.length > 0 && (
        <div className="history-bad">
          <WarningIcon />
          <div>
            <ul>
              {bad.map(({ name, text }) => (
                <li key={name}>{text}</li>
              ))}
            </ul>
            <Request href={requestHref} />
          </div>
        </div>
      )}
      {others.length > 0 && (
        <ul className="history-rest cluster gap-2 gap-x-16">
          {others.map(({ name, state, text }) => (
            <li key={name} className={`history-${state}`}>
              {text}
            </li>
          ))}
        </ul>
      )}
      {bad.length === 0 && hasUnknown && <Request href={requestHref} />}
    </section>
  );
};
