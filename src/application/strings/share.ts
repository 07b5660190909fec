import { formatQuantity } from "#domain/shared/index.ts";

/** 0.018 gives "1,8 %". */
export const formatShare = (share: number): string => formatQuantity(share * 100, "%");
