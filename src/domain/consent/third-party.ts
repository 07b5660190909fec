import type { ConsentPurpose } from "./purposes.ts";

/** Directives of a Content-Security-Policy that a third party may need. */
export const SOURCE_DIRECTIVES = [
  "script-src",
  "connect-src",
  "img-src",
  "style-src",
  "font-src",
  "media-src",
  "frame-src",
] as const;

export type SourceDirective = (typeof SOURCE_DIRECTIVES)[number];

/** Another host that pages contact after consent. */
export type ThirdParty = {
  readonly purpose: ConsentPurpose;
  /** Named to visitors. */
  readonly host: string;
  /**
   * True: loads automatically after consent, so the banner asks every visitor. False: loads when a visitor uses it, and
   * consent is requested there.
   */
  readonly isAutomatic: boolean;
  /** Sources of the Content-Security-Policy on every page. */
  readonly sources: Readonly<Partial<Record<SourceDirective, readonly string[]>>>;
};

/** Sources of a directive of all third parties, sorted and without repetitions. */
export const sourcesOf = (thirdParties: readonly ThirdParty[], directive: SourceDirective): readonly string[] =>
  [...new Set(thirdParties.flatMap(({ sources }) => sources[directive] ?? []))].sort();
