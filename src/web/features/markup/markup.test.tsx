import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";
import { Anchor, AnchorContext } from "../../../ui/link/link.tsx";
import { markupOf } from "./index.server.ts";
import { Markup } from "./index.ts";

afterEach(() => {
  vi.restoreAllMocks();
});

const PART = (
  <section id="a" className="part">
    <p data-label="x" aria-hidden>
      Prix {12}&nbsp;€ &lt;b&gt; «&nbsp;&amp;&nbsp;»
      <br />
    </p>
    <details open>
      <summary tabIndex={0}>Question</summary>
    </details>
    <img src="/a.jpg" srcSet="/a.jpg 1x" alt="" fetchPriority="high" />
    <svg
      viewBox="0 0 1 1"
      strokeWidth={2}
      dangerouslySetInnerHTML={{ __html: '<path d="M0 0" fill-rule="evenodd"/>' }}
    />
    <button type="button" disabled>
      Non
    </button>
    <table>
      <tbody>
        <tr>
          <td colSpan={2}>
            <time dateTime="2026-11-23">hier</time>
          </td>
        </tr>
      </tbody>
    </table>
  </section>
);

/** Without React's hints, and with SVG elements closed in one way. */
const render = (part: ReactNode): string =>
  renderToStaticMarkup(part)
    .replace(/^<link[^>]*>/, "")
    .replaceAll("></path>", "/>");

test("what React renders from the markup of an element is the element, without a warning", () => {
  const warn = vi.spyOn(console, "error").mockReturnValue();
  expect(render(<Markup node={markupOf(PART)} />)).toBe(render(PART));
  expect(warn).not.toHaveBeenCalled();
});

test("links become those of the page", () => {
  const node = markupOf(
    <p>
      <Anchor href="/faq" className="link">
        FAQ
      </Anchor>
    </p>,
  );
  const html = renderToStaticMarkup(
    <AnchorContext value={(props) => <a {...props} data-router="" />}>
      <Markup node={node} />
    </AnchorContext>,
  );
  expect(html).toBe('<p><a href="/faq" class="link" data-router="">FAQ</a></p>');
});

test("markup is that of one element", () => {
  expect(() => markupOf(null)).toThrow("one element");
  expect(() =>
    markupOf(
      <>
        <p />
        <p />
      </>,
    ),
  ).toThrow("one element");
});
