/** Runs in the page: lists of a section whose last row holds one item although the rows above hold several. */
export const findLonelyItems = (): readonly string[] =>
  [...document.querySelectorAll("main :is(.promises:not(.mosaic), .steps, .grid-items, .intents, .brands)")].flatMap(
    (list) => {
      const boxes = [...list.children].map((item) => item.getBoundingClientRect());
      const [first, last] = [boxes[0], boxes.at(-1)];
      if (first === undefined || last === undefined) return [];
      const inRowOf = ({ top }: DOMRect): number => boxes.filter((box) => Math.abs(box.top - top) < 1).length;
      // An item that spans several columns fills its row.
      if (inRowOf(first) === 1 || inRowOf(last) > 1 || last.width > first.width + 1) return [];
      return [
        `one alone in the last row of ${list.className}: "${(list.lastElementChild?.textContent ?? "").slice(0, 30)}"`,
      ];
    },
  );
