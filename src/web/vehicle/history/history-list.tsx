import { CheckIcon, InfoIcon, MinusIcon, WarningIcon } from "../../../ui/icons/icons.tsx";
import { Link } from "../../../ui/link/link.tsx";
import { historyStrings as strings } from "./history-strings.ts";
import type { HistoryItemView } from "./history-view.ts";

type HistoryProps = {
  readonly items: readonly HistoryItemView[];
  /** The form that requests the file of the vehicle; null where none is sent. */
  readonly requestHref: string | null;
};

const ICONS = { bad: WarningIcon, unknown: MinusIcon, neutral: InfoIcon, good: CheckIcon } as const;

const Request = ({ href }: { readonly href: string | null }) =>
  href !== null && (
    <p className="history-request no-print">
      <Link href={href}>{strings.request}</Link>
    </p>
  );

const Items = ({ items }: Pick<HistoryProps, "items">) => (
  <ul className="stack gap-4">
    {items.map(({ name, state, text }) => {
      const Icon = ICONS[state];
      return (
        <li key={name} className={`history-${state} history-item`}>
          <Icon />
          {text}
        </li>
      );
    })}
  </ul>
);

/** A fact a line: bad news in amber with the way to the file, then what is unknown and what is good. */
export const HistoryList = ({ items, requestHref }: HistoryProps) => {
  if (items.length === 0) return null;
  const bad = items.filter(({ state }) => state === "bad");
  const others = items.filter(({ state }) => state !== "bad");
  const hasUnknown = others.some(({ state }) => state === "unknown");
  return (
    <section aria-label={strings.title} className="stack gap-8 text-s leading-s">
      {bad.length > 0 && (
        <div className="history-alert">
          <Items items={bad} />
          <Request href={requestHref} />
        </div>
      )}
      {others.length > 0 && (
        <div className="history-rest">
          <Items items={others} />
        </div>
      )}
      {bad.length === 0 && hasUnknown && <Request href={requestHref} />}
    </section>
  );
};
