/** Exit code: something is wrong with the content. */
export const FINDINGS = 2;
