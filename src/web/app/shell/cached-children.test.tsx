import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Anchor, AnchorContext } from "../../../ui/link/link.tsx";
import { ServerListsContext } from "../../shortlist/lists/list-store.ts";
import { CachedChildren } from "./cached-children.tsx";
import { createFragmentCache } from "../../platform/fragment-cache/create-fragment-cache.server.ts";
import { FragmentCacheContext, type FragmentCache } from "../../platform/fragment-cache/fragment-cache.ts";

const createCounted = () => {
  const counts = { rendered: 0 };
  const Part = ({ text }: { readonly text: string }) => {
    counts.rendered += 1;
    return <p>{text}</p>;
  };
  return { counts, Part };
};

test("a part of an object is rendered once for this object and its key", () => {
  const { counts, Part } = createCounted();
  const cache = createFragmentCache();
  const [owner, other] = [{}, {}];
  expect(cache.htmlOf("a", <Part text="A & B" />, owner)).toBe("<p>A &amp; B</p>");
  expect(cache.htmlOf("a", <Part text="B" />, owner)).toBe("<p>A &amp; B</p>");
  expect(cache.htmlOf("a", <Part text="B" />, other)).toBe("<p>B</p>");
  expect(cache.htmlOf("b", <Part text="C" />, owner)).toBe("<p>C</p>");
  expect(counts.rendered).toBe(3);
});

test("on a page with the visitor's own lists children are rendered for this page alone", () => {
  const { counts, Part } = createCounted();
  const page = (
    <FragmentCacheContext value={createFragmentCache()}>
      <ServerListsContext value={{ favourites: [12], compare: [] }}>
        <CachedChildren as="header" cacheKey={() => "header"} owner={{}}>
          <Part text="Ford" />
        </CachedChildren>
      </ServerListsContext>
    </FragmentCacheContext>
  );
  expect([renderToStaticMarkup(page), renderToStaticMarkup(page)]).toEqual(
    Array(2).fill("<header><p>Ford</p></header>"),
  );
  expect(counts.rendered).toBe(2);
});

test("cached children are rendered with the page's links, between the element's own attributes", () => {
  const render = (cache: FragmentCache | null): string =>
    renderToStaticMarkup(
      <FragmentCacheContext value={cache}>
        <AnchorContext value={(props) => <a {...props} data-router="" />}>
          <main>
            <CachedChildren as="footer" className="footer" cacheKey={() => "footer"} owner={{}}>
              <Anchor href="/faq">FAQ</Anchor>
            </CachedChildren>
          </main>
        </AnchorContext>
      </FragmentCacheContext>,
    );
  const html = '<main><footer class="footer"><a href="/faq" data-router="">FAQ</a></footer></main>';
  expect([render(null), render(createFragmentCache())]).toEqual([html, html]);
});
