import { z } from "zod";

const leaseKind = z.enum(["rental", "lease_with_option"]);

/** Products with a monthly payment, each of one kind. The defaults are those of settings without the key. */
export const paymentProductsSchema = z
  .strictObject({
    /** Offers for private customers. */
    private_lease: leaseKind.default("rental"),
    /** Offers for companies, and those of vans. */
    business_lease: leaseKind.default("rental"),
    /** The monthly price of a vehicle in stock or of a model, and its calculator. */
    stock_monthly: leaseKind.default("lease_with_option"),
    /** The lease that a visitor requests for a vehicle in stock. */
    online_leasing: leaseKind.default("lease_with_option"),
    /** The loan of the cost of ownership. */
    loan: z.literal("loan").default("loan"),
  })
  .refine((products) => products.online_leasing === products.stock_monthly, {
    path: ["online_leasing"],
    error: "must be of the kind of stock_monthly, whose calculator leads to the request",
  });

/** The kind of each product. */
export type PaymentProducts = Readonly<z.infer<typeof paymentProductsSchema>>;

export type PaymentProduct = keyof PaymentProducts;
