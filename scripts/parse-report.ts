/** The value of a JSON report; null where there is none or it is cut. */
export const parseReport = (report: string | null): unknown => {
  try {
    return report === null ? null : JSON.parse(report);
  } catch {
    return null;
  }
};
