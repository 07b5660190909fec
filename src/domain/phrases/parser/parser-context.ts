import type { StockQuery } from "../../vehicles/index.ts";
import type { Lexicon } from "../lexicon/lexicon.ts";
import type { Places } from "../measures/near-origins.ts";

/** The data of a stock that the parser needs. */
export type ParserContext = {
  readonly lexicon: Lexicon;
  readonly places: Places;
  /** Tokens in titles and trims of the stock are not misspelt. */
  readonly stockHasToken: (word: string) => boolean;
  /** True if a title, a trim or the label of some equipment has the text. */
  readonly findsText: (text: string) => boolean;
  readonly count: (query: StockQuery) => number;
  /** Null if no vehicle of the stock has a year. */
  readonly newestYear: number | null;
};
