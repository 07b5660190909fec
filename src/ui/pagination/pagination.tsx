import { ArrowIcon, BackIcon } from "../icons/icons.tsx";
import { Anchor } from "../link/link.tsx";
import { pageItems } from "./page-items.ts";

export type PaginationProps = {
  readonly page: number;
  readonly pageCount: number;
  readonly hrefOf: (page: number) => string;
  readonly words: {
    readonly label: string;
    readonly previous: string;
    readonly next: string;
    readonly page: (page: number) => string;
  };
};

/** Where the next page begins is the list's to say, not that of the page around it. */
const inPlace = { "data-preserve-scroll": "" };

export const Pagination = ({ page, pageCount, hrefOf, words }: PaginationProps) => {
  if (pageCount < 2) return null;
  return (
    <nav aria-label={words.label} className="pages">
      {page > 1 && (
        <Anchor {...inPlace} href={hrefOf(page - 1)} rel="prev" className="page page-step" aria-label={words.previous}>
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
                {...inPlace}
                href={hrefOf(item)}
                className="page"
                aria-label={words.page(item)}
                aria-current={item === page ? "page" : undefined}
              >
                {item}
              </Anchor>
            )}
          </li>
        ))}
      </ol>
      {page < pageCount && (
        <Anchor {...inPlace} href={hrefOf(page + 1)} rel="next" className="page page-step" aria-label={words.next}>
          <ArrowIcon />
        </Anchor>
      )}
    </nav>
  );
};
