/** "88.8 %", rounded down so that "100 %" means all. */
export const formatPercentage = (part: number, total: number): string => `${Math.floor((part / total) * 1000) / 10} %`;
