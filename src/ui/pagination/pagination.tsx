import { ArrowIcon, BackIcon } from "../icons/icons.tsx";
import { Anchor } from "../link/link.tsx";

type PaginationProps = {
  readonly page: number;
  readonly pageCount: number;
  readonly hrefOf: (page: number) => string;
  readonly labels: {
    readonly label: string;
    readonly previous: string;
    readonly next: string;
    readonly page: (page: number) => string;
  };
};

/** The first, the last, the current page and its neighbours; null is an ellipsis. */
export const pageItems = (page: number, pageCount: number): readonly (number | null)[] => {
  const near = new Set([1, pageCount, page - 1, page, page + 1]);
  // A gap of one page shows the page instead.
  if (page - 3 === 1) near.add(page - 2);
  if (page + 3 === pageCount) near.add(page + 2);
  const visible = [...near].filter((number) => number >= 1 && number <= pageCount).sort((a, b) => a - b);
  return visible.flatMap((number, index) => {
    const previous = visible[index - 1];
    return previous !== undefined && number - previous > 1 ? [null, number] : [number];
  });
};

/** The list scrolls to its start itself. */
export const Pagination = ({ page, pageCount, hrefOf, labels }: PaginationProps) => {
  if (pageCount < 2) return null;
  return (
    <nav aria-label={labels.label} className="pages">
      {page > 1 && (
        <Anchor
          preserveScroll
          href={hrefOf(page - 1)}
          rel="prev"
          className="page page-step"
          aria-label={labels.previous}
        >
          <BackIcon />
        </Anchor>
      )}
      <ol>
        {pageItems(page, pageCount).map((item, index) => (
          <li key={item ?? `gap-${index}`}>
            {item === null ? (
              <span className="page" aria-hidden="true">
                …
              </span>
            ) : (
              <Anchor
                preserveScroll
                href={hrefOf(item)}
                className="page"
                aria-label={labels.page(item)}
                aria-current={item === page ? "page" : undefined}
              >
                {item}
              </Anchor>
            )}
          </li>
        ))}
      </ol>
      {page < pageCount && (
        <Anchor preserveScroll href={hrefOf(page + 1)} rel="next" className="page page-step" aria-label={labels.next}>
          <ArrowIcon />
        </Anchor>
      )}
    </nav>
  );
};
