import { use, type HTMLAttributes, type ReactNode, type Ref } from "react";
import { AnchorContext } from "../../../ui/link/link.tsx";
import { ListHrefsContext, ServerListsContext } from "../../shortlist/index.ts";
import { FragmentCacheContext } from "../../platform/fragment-cache/index.ts";

type CachedChildrenProps = HTMLAttributes<HTMLElement> & {
  readonly as: "footer" | "header";
  /** Cache key: identifies all input of the children except `owner`. */
  readonly cacheKey: () => string;
  /** Object from which the children are rendered; the cache entry lives as long as it does. */
  readonly owner: object;
  readonly children: ReactNode;
  readonly ref?: Ref<HTMLElement>;
};

/**
 * Renders its children on the server once for all pages, except pages rendered for one visitor. The children are
 * rendered in isolation: they must not use `useId`, preload images, or read contexts other than links and lists.
 */
export const CachedChildren = ({ as: Element, cacheKey, owner, children, ...attributes }: CachedChildrenProps) => {
  const cache = use(FragmentCacheContext);
  const anchor = use(AnchorContext);
  const lists = use(ListHrefsContext);
  const isOfOneVisitor = use(ServerListsContext) !== null;
  if (!import.meta.env.SSR || isOfOneVisitor || cache === null) return <Element {...attributes}>{children}</Element>;
  const part = (
    <AnchorContext value={anchor}>
      <ListHrefsContext value={lists}>{children}</ListHrefsContext>
    </AnchorContext>
  );
  return <Element {...attributes} dangerouslySetInnerHTML={{ __html: cache.htmlOf(cacheKey(), part, owner) }} />;
};
